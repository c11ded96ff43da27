import type { Legacy } from '@topspin/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ActButton } from '#ui/act/act-button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';

type Props = {
  readonly hint: string;
  readonly label: string;
  /** Reads what happens to what the account looks after. */
  readonly legacy: UseQueryOptions<Legacy>;
  readonly children: (legacy: Legacy, close: () => void) => ReactNode;
};

/** The button that begins an erasure: its consequences are read before the dialog opens. */
export function AskToErase({ hint, label, legacy, children }: Props) {
  const [asking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...legacy,
    enabled: asking,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Box>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      <ActButton
        color="error"
        variant="outlined"
        busy={asking && isFetching && !data}
        onClick={() => setAsking(true)}
      >
        {label}
      </ActButton>
      {asking && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {asking && data && children(data, () => setAsking(false))}
    </Box>
  );
}
