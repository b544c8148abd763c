import type { FormHeading as Heading } from '#domain/content/sample-report/form.ts';

/** A heading as the form has it, and after it what it says. */
export const FormHeading = ({ name, translation }: Heading) =>
  translation ? (
    <>
      <span lang="en">{name}</span>
      <span>{` · ${translation}`}</span>
    </>
  ) : (
    <span>{name}</span>
  );
