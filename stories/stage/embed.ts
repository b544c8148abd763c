let loading: Promise<void> | undefined;

/** Resolves when the one line that a partner's page embeds has run; the line is put in once. */
export function embedLoaded(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const line = document.createElement('script');
    line.type = 'module';
    line.src = new URL(`${import.meta.env.BASE_URL}embed/embed.js`, document.baseURI).href;
    line.onload = () => resolve();
    line.onerror = () => {
      reject(new Error(`${line.src} is not there: build the widgets first (npm run build).`));
    };
    document.head.append(line);
  });
  return loading;
}
