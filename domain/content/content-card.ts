/** A heading with a short text; the page draws the icon. */
export interface ContentCard<Icon extends string = string> {
  icon: Icon;
  title: string;
  text: string;
}
