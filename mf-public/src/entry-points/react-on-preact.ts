/**
 * The part of React that the resident pages use, on plain Preact: the hooks, and React's meaning of `onChange` in
 * text fields, which browsers call `input`. `preact/compat` does the same but makes the page's script a tenth larger.
 */
import { options, type VNode } from 'preact';

export * from 'preact/hooks';

const isTextField = ({ type, props }: VNode<Record<string, unknown>>): boolean =>
  type === 'textarea' || (type === 'input' && props.type === 'text');

const before = options.vnode;
options.vnode = (vnode) => {
  const field = vnode as VNode<Record<string, unknown>>;
  if (field.props && isTextField(field) && field.props.onChange) {
    const { onChange, ...props } = field.props;
    field.props = { ...props, onInput: onChange };
  }
  before?.(vnode);
};
