import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from '#ui/state/state-panel.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failed: boolean };

/** Shows in place of a map that its code did not arrive; the page around it stays. */
export class MapBoundary extends Component<Props, State> {
  override readonly state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}

function NotLoaded() {
  const { t } = useTranslation('map');
  return (
    <StatePanel
      role="alert"
      drawing="ballInNet"
      title={t('notLoaded')}
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    />
  );
}
