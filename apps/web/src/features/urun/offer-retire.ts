import i18next from 'i18next';
import { confirm } from '../../ui/confirm.tsx';

type Satistaki = { setFieldValue: (field: 'satistaMi', value: boolean) => void; submit: () => void };

/** Offers to take a product in use off sale, because it cannot be removed. `neden` says what uses it. */
export async function offerRetire(form: Satistaki, ad: string, neden: string): Promise<void> {
  if (!(await confirm({ title: i18next.t('urun:silinemez', { ad }), text: neden, yes: i18next.t('urun:satistanKaldir') }))) return;
  form.setFieldValue('satistaMi', false);
  form.submit();
}
