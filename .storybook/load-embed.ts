let loading: Promise<void> | undefined;

/** Resolves when the loader of the built widgets has run, as on a partner's page. */
export function loadEmbed(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = new URL(`${import.meta.env.BASE_URL}embed/embed.js`, document.baseURI).href;
    script.onload = () => resolve();
    script.onerror = () => {
      reject(new Error(`${script.src} is missing: build the widgets first (npm run build).`));
    };
    document.head.append(script);
  });
  return loading;
}
