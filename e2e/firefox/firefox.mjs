#!/usr/bin/env node
/**
 * @file Runs Debian's Firefox ESR over WebDriver BiDi, as Playwright needs it. Playwright also sends commands that this
 * Firefox version does not know, for settings that no test uses. This file answers them instead of Firefox.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const SAYS = /WebDriver BiDi listening on (ws:\/\/\S+)/;
/** Not supported: the colour scheme stays at Firefox's own setting. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);

/**
 * Playwright sets a field through the element's own property. React then believes that it already knows the value.
 * Typing of a person does not use that property.
 */
const WRITES = [
  ['inputElement.value = value;', 'Reflect.set(inputElement.constructor.prototype, `value`, value, inputElement);'],
  [
    'inputElement.value += text;',
    'Reflect.set(inputElement.constructor.prototype, `value`, inputElement.value + text, inputElement);',
  ],
];

/** @param {string} text */
const asTyped = (text) => WRITES.reduce((sent, [from = '', to = '']) => sent.replaceAll(from, to), text);

const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const child = spawn(firefox, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 0));

/**
 * @param {import('ws').WebSocket} playwright
 * @param {string} address
 */
const relay = (playwright, address) => {
  const browser = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  /** @type {string[]} */
  const waiting = [];
  browser.on('open', () => {
    for (const text of waiting.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
  playwright.on('message', (data) => {
    const text = asTyped(String(data));
    const { id, method } = JSON.parse(text);
    if (UNKNOWN.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  playwright.on('close', () => browser.close());
};

createInterface({ input: child.stderr }).on('line', (line) => {
  const [, address] = SAYS.exec(line) ?? [];
  if (!address) return void process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('connection', (playwright, { url }) => relay(playwright, `${address}${url}`));
  server.on('listening', () => {
    const at = server.address();
    const port = typeof at === 'object' && at ? at.port : 0;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
});
