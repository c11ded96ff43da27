import Typography from '@mui/material/Typography';
import {
  type BodyInputOf,
  type Day,
  type DayScreen,
  editScreen,
  forgetScreen,
  languages,
  screenLayouts,
  screenUpdate,
  type ScreenLayout,
} from '@topspin/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectInput } from '#ui/form/select-input.tsx';
import { NumberInput, TextInput } from '#ui/form/text-input.tsx';
import { TickBox } from '#ui/form/tick-box.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { Columns, Stack } from '#ui/layout.ts';
import { readScreensAgain } from './use-screens.ts';

type Props = { readonly day: Day; readonly screen: DayScreen };

type Settings = Pick<DayScreen, 'name' | 'seconds' | 'message' | 'table' | 'lang'>;
type Values = Settings & { readonly layouts: Readonly<Record<ScreenLayout, boolean>> };

const schema = z.pipe(
  z.pipe(
    z.custom<Values>(),
    z.transform(({ layouts, ...settings }: Values): BodyInputOf<typeof editScreen> => ({
      ...settings,
      message: settings.message || null,
      layouts: screenLayouts.filter((layout) => layouts[layout]),
    })),
  ),
  screenUpdate,
);

/** What a screen shows, for how long, its message and its language; and to forget it. */
export function ScreenForm({ day, screen }: Props) {
  const { t } = useTranslation('screens');
  const params = { id: day._id, screen_id: screen._id };
  const { name, seconds, message, table, lang, layouts, version } = screen;
  const form = useApiForm({
    schema,
    defaultValues: {
      name,
      seconds,
      message: message ?? '',
      table,
      lang,
      layouts: {
        playing: layouts.includes('playing'),
        board: layouts.includes('board'),
        calls: layouts.includes('calls'),
        groups: layouts.includes('groups'),
        brackets: layouts.includes('brackets'),
        positions: layouts.includes('positions'),
        message: layouts.includes('message'),
      },
    } satisfies Values,
    draft: null,
    onSubmit: async (body) => {
      await call(editScreen, { params, version, body });
      await readScreensAgain();
    },
  });
  const forget = useWrite({
    write: () => call(forgetScreen, { params }),
    onSettled: () => readScreensAgain(),
  });
  const { control } = form;
  const showsBoard = useWatch({ control, name: 'layouts.board' });
  return (
    <Stack>
      <Form form={form} submitLabel={t('save')}>
        <TextInput {...{ control }} name="name" label={t('name')} />
        <div role="group" aria-label={t('shows')}>
          <Columns above="sm" gap={0}>
            {screenLayouts.map((layout) => (
              <TickBox
                key={layout}
                {...{ control }}
                name={`layouts.${layout}`}
                label={t(`layouts.${layout}`)}
              />
            ))}
          </Columns>
        </div>
        {showsBoard && <NumberInput {...{ control }} name="table" label={t('boardTable')} />}
        <TextInput
          {...{ control }}
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          multiline
          minRows={2}
        />
        <Columns above="sm" gap={2}>
          <NumberInput {...{ control }} name="seconds" label={t('seconds')} />
          <SelectInput
            {...{ control }}
            name="lang"
            label={t('lang')}
            options={languages.map((value) => ({ value, label: t(`langs.${value}`) }))}
          />
        </Columns>
      </Form>
      <div>
        <ActButton
          color="error"
          busy={forget.isPending}
          onClick={() => forget.mutate()}
          sx={{ px: 1, ml: -1 }}
        >
          {t('forget')}
        </ActButton>
        <Typography variant="body2" color="textSecondary">
          {t('forgetHint')}
        </Typography>
      </div>
    </Stack>
  );
}
