import type { BusinessSource } from './business-at.ts';
import type { launch } from './launcher/launch.ts';
import type { LauncherElement } from './launcher/launcher-element.ts';

export type LoadLauncher = () => Promise<{ launch: typeof launch }>;

interface ButtonSource {
  load: LoadLauncher;
  business: BusinessSource | undefined;
  /** Of the widget, those that have no attribute. */
  properties: () => readonly (readonly [name: string, value: unknown])[];
}

/** A defined element as a button that opens its widget in a dialog; fetches that code when it is drawn. */
export class ButtonDisplay {
  #element: HTMLElement;
  #source: ButtonSource;
  #launcher: Promise<LauncherElement | undefined> | undefined;

  constructor(element: HTMLElement, source: ButtonSource) {
    this.#element = element;
    this.#source = source;
  }

  /** Draws the button, once. A failure is logged, and the next call tries again. */
  draw(): Promise<LauncherElement | undefined> {
    this.#launcher ??= this.#launch().catch((error: unknown) => {
      this.#launcher = undefined;
      console.error(`<${this.#element.localName}> could not load its button.`, error);
      return undefined;
    });
    return this.#launcher;
  }

  /** At once if the button is there: whoever closes the dialog moves the focus next. */
  use(act: (launcher: LauncherElement) => void): void {
    const drawn = this.#element.shadowRoot?.querySelector<LauncherElement>('inspection-launcher');
    if (drawn) act(drawn);
    else void this.draw().then((launcher) => launcher && act(launcher));
  }

  /** Its button has been removed. */
  end(): void {
    this.#launcher = undefined;
  }

  async #launch(): Promise<LauncherElement> {
    const { load, business, properties } = this.#source;
    const { launch } = await load();
    const launcher = launch(this.#element, { load: async () => undefined, business });
    for (const [name, value] of properties()) {
      if (value !== undefined) launcher.setProperty(name, value);
    }
    return launcher;
  }
}
