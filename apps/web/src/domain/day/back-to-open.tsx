import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { useTablesLink } from './from-tables.ts';

type Props = { readonly open: { readonly _id: string; readonly name: string } };

/** The way back from a page of an open: to the tables for those who came from there, and to the open. */
export function BackToOpen({ open: { _id: openId, name } }: Props) {
  const { t } = useTranslation('matches');
  const tables = useTablesLink(openId);
  return (
    <>
      {tables && (
        <>
          <TextLink {...tables}>{t('over.tables')}</TextLink>
          {' · '}
        </>
      )}
      <TextLink to={paths.open} params={{ openId }}>
        {name}
      </TextLink>
    </>
  );
}
