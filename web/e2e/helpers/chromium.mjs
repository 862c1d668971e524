import { chromium } from 'playwright-core';

export const kArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch_browser() {
  return chromium.launch({ executablePath: process.env.BASTIDE_CHROMIUM ?? '/usr/bin/chromium', args: kArguments });
}
