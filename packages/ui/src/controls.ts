/**
 * The second door: controls that open, choose or ask. It is loaded with the first remote, not with the shell, since it
 * is as large as the rest together.
 */
import './controls.css';

export {
  Breadcrumbs,
  Checkbox,
  ColorInput,
  ColorSwatch,
  CopyButton,
  Drawer,
  Fieldset,
  FileButton,
  Grid,
  Menu,
  Modal,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Pagination,
  Popover,
  Radio,
  ScrollArea,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  Textarea,
  Tooltip,
} from '@mantine/core';
export { ConfirmDialog } from './feedback/ConfirmDialog';
export { useFocusBack } from './feedback/use-focus-back';
export { CopyAddress } from './form/CopyAddress';
export { UploadArea } from './form/UploadArea';
export { useUpload } from './form/use-upload';
export { LinkTabs } from './layout/LinkTabs';
