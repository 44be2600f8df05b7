/**
 * The JSX runtime together with the hooks: a part that only has JSX would otherwise split them into two files, which
 * every page downloads.
 */
import './react-on-preact';

export * from 'preact/jsx-runtime';
