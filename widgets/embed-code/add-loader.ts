/** Adds the loader script to the page as a partner's page does; a second call adds nothing. */
export function addLoader(path: string, onFailure: () => void): void {
  if (document.querySelector(`script[src="${path}"]`)) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = path;
  script.addEventListener('error', () => {
    script.remove();
    onFailure();
  });
  document.head.append(script);
}
