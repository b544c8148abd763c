/** Whether the definition of a tag shows each element's own inspector; those of earlier releases show their loader's in all. */
export const servesOrigins = (tag: string): boolean =>
  (customElements.get(tag) as { servesOrigins?: true } | undefined)?.servesOrigins === true;
