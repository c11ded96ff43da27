import MenuItem from '@mui/material/MenuItem';
import { getClickTt } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#lib/api/query.ts';

type Props = { readonly openId: string; readonly onChoose: () => void };

/** In the menu of what can be downloaded, asked for once it is opened: the results for click-TT, where the participants came from there. */
export function ClickTtItem({ openId, onChoose }: Props) {
  const { t } = useTranslation('opens');
  const state = useQuery(apiQuery(getClickTt, { params: { id: openId } }));
  return state.data?.kept ? <MenuItem onClick={onChoose}>{t('results.clickTt')}</MenuItem> : null;
}
