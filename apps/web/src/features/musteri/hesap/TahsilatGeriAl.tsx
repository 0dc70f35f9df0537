import { satisCalls } from '@defter/contract/satis.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { confirm } from '../../../ui/confirm.tsx';

/** Takes a collection back, after a question; hidden from people who may not. */
export function TahsilatGeriAl({ tahsilatID, tutar }: { tahsilatID: number; tutar: Kurus }) {
  const { t } = useTranslation('cari');
  const { can } = useYetki();
  const geriAl = useSave(satisCalls.tahsilatGeriAl);
  if (!can(satisCalls.tahsilatGeriAl.yetki)) return null;
  const ask = async () => {
    if (await confirm({ title: t('geriAlBaslik'), text: t('geriAlAciklama'), yes: t('geriAl'), danger: true })) geriAl.mutate({ body: { tahsilatID } });
  };
  return (
    <YetkiButton
      yetki={satisCalls.tahsilatGeriAl.yetki}
      variant="subtle"
      color="red"
      size="compact-xs"
      loading={geriAl.isPending}
      aria-label={t('geriAlOf', { tutar: formatTL(tutar) })}
      onClick={() => void ask()}
    >
      {t('geriAl')}
    </YetkiButton>
  );
}
