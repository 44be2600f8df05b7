/**
 * The second entry point: controls such as menus, dialogs and selects. It loads with the first remote and not with
 * the shell, because it is as large as all other components.
 */
import './controls.css';

export {
  Breadcrumbs,
  Checkbox,
  ColorInput,
  ColorSwatch,
  Combobox,
  CopyButton,
  Drawer,
  Fieldset,
  FileButton,
  Grid,
  Menu,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Pagination,
  Popover,
  Portal,
  Radio,
  ScrollArea,
  SegmentedControl,
  Select,
  Switch,
  Table,
  Tabs,
  TagsInput,
  Textarea,
  Tooltip,
  useCombobox,
} from '@mantine/core';
export { AnotherPlace } from './codes/AnotherPlace';
export { PlaceCodeList } from './codes/PlaceCodeList';
export type { CodesOwner, PlaceCode, PlaceCodeChange } from './codes/place-code.types';
export { CardGrid, LoadingCards } from './data/CardGrid';
export { ChartCard } from './data/ChartCard';
export { FigureStrip } from './data/FigureStrip';
export { MailView, type ShownMail, useMailShape } from './data/MailView';
export { PagedList, ShowMore } from './data/PagedList';
export { StatCards } from './data/StatCards';
export { TitledCard } from './data/TitledCard';
export { ConfirmButton } from './feedback/ConfirmButton';
export { ConfirmDialog } from './feedback/ConfirmDialog';
export { Modal } from './feedback/Modal';
export { useFocusBack } from './feedback/use-focus-back';
export { CopyAddress } from './form/CopyAddress';
export { CreateButton } from './form/CreateButton';
export { DaysChoice } from './form/DaysChoice';
export { IconButton } from './form/IconButton';
export { MoveButtons } from './form/MoveButtons';
export { UploadArea } from './form/UploadArea';
export { useSubmit } from './form/use-submit';
export { useUpload } from './form/use-upload';
export { type BinEntry, BinPage } from './layout/BinPage';
export { LinkTabs } from './layout/LinkTabs';
export { Masonry } from './layout/Masonry';
export { type MenuAction, MoreActions } from './layout/MoreActions';
export { SubjectHeader } from './layout/SubjectHeader';
export { Toolbar, ViewSwitch } from './layout/Toolbar';
export { useIsPhone } from './layout/use-is-phone';
export { EmptyCard } from './state/EmptyCard';
