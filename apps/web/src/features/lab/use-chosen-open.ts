import { useNavigate, useSearch } from '@tanstack/react-router';

/** The open in the page's address, `?open=…`, and how to choose another. */
export function useChosenOpen(): readonly [open: string, choose: (id: string) => void] {
  const { open }: { readonly open?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate({ to: '.', search: id === '' ? {} : { open: id }, replace: true });
  return [typeof open === 'string' ? open : '', choose];
}
