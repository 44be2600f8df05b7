/**
 * The facade: the Mantine components that every screen may need, and no more. What is listed here is in the first load;
 * what a form, a menu or a dialog needs stands in controls.ts. A new component needs its stylesheet in styles.css or
 * controls.css too.
 */
export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Burger,
  Button,
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
