import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Bound } from './bound.ts';
import { PasswordField } from './password-field.tsx';

type NewPassword = { password: string; confirmation: string };

type Props<Values extends FieldValues, Parsed> = Pick<Bound<Values, Parsed>, 'control'> & {
  readonly label: string;
};

/** A new password, typed twice. */
export function NewPasswordFields<Values extends FieldValues & NewPassword, Parsed>({
  control,
  label,
}: Props<Values, Parsed>) {
  const { t } = useTranslation('forms');
  return (
    <>
      <PasswordField
        control={control}
        name={'password' as Path<Values>}
        label={label}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name={'confirmation' as Path<Values>}
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
