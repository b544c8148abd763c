declare module '*.md?document' {
  export const document: import('./markdown-document.ts').MarkdownDocument;
}
