import { useEffect } from 'react';
import type * as z from 'zod/mini';

/** A form that somebody may be typing into. */
export type OpenForm = {
  /** What it began with; tells forms of one page, and records of one form, apart. */
  ilk: object;
  /** What its fields are; nothing else of it is kept. */
  shape: z.ZodMiniType;
  isDirty: () => boolean;
  /** Its values, and those that it began with. */
  read: () => { base?: unknown; values: unknown };
  /** Takes what was read from the same form before the page was loaded anew. */
  fill: (draft: never) => void;
};

/** Looks after a form that has opened or changed; there once the panel is. */
type Keeper = (form: OpenForm) => void;

export const openForms = new Set<OpenForm>();
let keeper: Keeper | undefined;

/** Appoints the one that looks after the forms, those that are open already first. */
export function keepForms(next: Keeper): void {
  keeper = next;
  for (const form of openForms) next(form);
}

/** Lets what is typed into a form outlast the end of the session. Every `useZodForm` has it. */
export function useOpenForm(form: OpenForm): void {
  // After every render: the functions know what the form is now.
  useEffect(() => {
    openForms.add(form);
    keeper?.(form);
    return () => {
      openForms.delete(form);
    };
  });
}
