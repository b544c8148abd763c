import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '#api/testing/free-ports.ts';
import { programPath } from './programs.ts';
import type { Size, StartedBrowser, Tab } from './tab.ts';

/** WebKitGTK's MiniBrowser, driven through WebDriver, on a display of its own. */
export async function startWebKit(env: NodeJS.ProcessEnv): Promise<StartedBrowser> {
  const binary = programPath('miniBrowser');
  const display = await startDisplay();
  const settings = await smallToolbar();
  // Nothing here reads the accessibility bus, and a bare machine has none.
  const driver = await startDriver({
    ...env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: settings,
  });
  const newSession = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${driver.port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
  const session = await newSession();
  const version = (await session.getCapabilities()).getBrowserVersion();
  await session.quit();

  return {
    name: `WebKitGTK ${version}`,
    newTab: async (first) => tabOf(await newSession(), first),
    async close() {
      await stop(driver.process);
      await stop(display.process);
      await rm(settings, { recursive: true });
    },
  };
}

function tabOf(driver: WebDriver, first: string): Tab {
  const run: Tab['run'] = (script, ...args) => driver.executeScript(script as never, ...args);
  return {
    async open(url) {
      await driver.get(url);
      await run(first);
    },
    run,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (size) => resize(driver, size),
    cookies: async () => (await driver.manage().getCookies()).map(({ name }) => name),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** The window has a toolbar, so that its size is not the page's. */
async function resize(driver: WebDriver, { width, height }: Size) {
  const window = driver.manage().window();
  const page = () => driver.executeScript<Size>(() => ({ width: innerWidth, height: innerHeight }));
  const [outer, inner] = [await window.getRect(), await page()];
  await window.setRect({
    x: 0,
    y: 0,
    width: outer.width - inner.width + width,
    height: outer.height - inner.height + height,
  });
  let now = await page();
  // The window takes its size later than the driver answers.
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; now = await page()) {
    if (now.width === width && now.height === height) return;
  }
  throw new Error(
    `The page should be ${width} by ${height} px; it is ${now.width} by ${now.height}.`,
  );
}

/** MiniBrowser's toolbar would keep its window wider than a phone. Returns GTK's folder of settings. */
async function smallToolbar(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gtk-settings-'));
  await mkdir(join(folder, 'gtk-3.0'));
  const css = '* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0 }';
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), css);
  return folder;
}

/** An X server on the first free display. */
async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const xvfb = spawn(
    programPath('display'),
    ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(xvfb.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process: xvfb };
}

/** Resolves when the driver answers. The port may be taken between the look for it and the start, which then ends. */
async function startDriver(env: NodeJS.ProcessEnv) {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const port = await freePort();
    const driver = spawn(programPath('driver'), [`--port=${port}`], { env, stdio: 'ignore' });
    while (driver.exitCode === null && Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
      if (answer?.ok) return { port, process: driver };
      await setTimeout(50);
    }
    await stop(driver);
  }
  throw new Error('WebKit’s WebDriver did not answer within a minute.');
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
