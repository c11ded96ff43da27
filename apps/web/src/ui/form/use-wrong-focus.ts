import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What moves the focus to the first field that is wrong, once all of them say so: a message that came after would move what the focus
 * has just scrolled to.
 */
export function useWrongFocus<Values extends FieldValues, Parsed>(
  form: UseFormReturn<Values, unknown, Parsed>,
): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const first = [...form.control._names.mount].find((name) => form.getFieldState(name as never).invalid);
    if (first !== undefined) form.setFocus(first as never);
  }, [asked, form]);
  return () => setAsked((before) => before + 1);
}
