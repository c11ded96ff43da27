import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './state-panel.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Keeps an error in one part from blanking the whole page, and offers to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Crashed onRetry={() => this.setState({ failed: false })} />;
  }
}

/** Shown in place of a page that crashed. */
export function Crashed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <StatePanel
      role="alert"
      drawing="ballInNet"
      title={t('problem.crashed')}
      hint={t('problem.crashedHint')}
      action={
        <Button variant="contained" onClick={onRetry}>
          {t('problem.reload')}
        </Button>
      }
    />
  );
}
