/**
 * The facade of Mantine: only components that every screen may need, because this list is in the first load.
 * Components for forms, menus and dialogs are in controls.ts. A new component also needs its stylesheet in styles.css
 * or controls.css.
 */
export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Burger,
  Card,
  Center,
  CloseButton,
  Code,
  Collapse,
  Container,
  Divider,
  Flex,
  Group,
  Image,
  Input,
  Kbd,
  List,
  Loader,
  NavLink,
  Paper,
  Progress,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
  ThemeIcon,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
export { useClipboard, useDebouncedValue, useDisclosure, useHotkeys, useId, useMediaQuery } from '@mantine/hooks';
