/** A short text under a heading, with a picture that the page draws for `icon`. */
export interface ContentCard<Icon extends string = string> {
  icon: Icon;
  title: string;
  text: string;
}
