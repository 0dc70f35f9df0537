import { type Satis, satisCalls } from '@defter/contract/satis.ts';
import { type TaksitDegisikligi, taksitCalls } from '@defter/contract/taksit.ts';
import { formatTL } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { formatZaman } from '../../../ui/format.ts';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './Taksit.module.css';

const planText = (plan: TaksitDegisikligi['onceki']) => plan.map(({ tarih, tutar }) => `${formatTarih(tarih)} ${formatTL(tutar)}`).join(', ');

/** The changes of the plan since the sale, each with the plan before it, and the way back. */
export function PlanGecmisi({ satis }: { satis: Satis }) {
  const { t } = useTranslation('taksit');
  const { data } = useCall(taksitCalls.degisiklikler, { params: { id: satis.id } });
  const geriAl = useSave(taksitCalls.geriAl);
  const tahsilatGeriAl = useSave(satisCalls.tahsilatGeriAl);
  if (!data || data.liste.length === 0) return null;
  const back = ({ tahsilatID }: TaksitDegisikligi) =>
    tahsilatID === null ? geriAl.mutate({ body: { satisID: satis.id, surum: satis.surum } }) : tahsilatGeriAl.mutate({ body: { tahsilatID } });
  return (
    <section aria-label={t('gecmis')}>
      <Title order={3} size="h5" mt="md">
        {t('gecmis')}
      </Title>
      <ul className={classes.acts}>
        {data.liste.map((degisiklik) => {
          const { id, tur, neden, zaman, yapanAdi, onceki, geriAlindiMi, geriAlinirMi, tahsilatID } = degisiklik;
          const geriAlinir = !geriAlindiMi && !satis.iptalMi && (tahsilatID === null ? geriAlinirMi : true);
          return (
            <li key={id}>
              <div>
                <Text size="sm" td={geriAlindiMi ? 'line-through' : undefined}>
                  {[t(`islem.${tur as 'erteleme'}`), neden].filter(Boolean).join(' · ')}
                </Text>
                <Text size="xs" c="dimmed">
                  {[formatZaman(zaman), yapanAdi, geriAlindiMi && t('geriAlindi')].filter(Boolean).join(' · ')}
                </Text>
                {tahsilatID === null && (
                  <Text size="xs" c="dimmed" className="tabular">
                    {t('oncekiPlan', { plan: planText(onceki) })}
                  </Text>
                )}
              </div>
              {geriAlinir && (
                <YetkiButton
                  yetki={tahsilatID === null ? taksitCalls.geriAl.yetki : satisCalls.tahsilatGeriAl.yetki}
                  size="compact-sm"
                  variant="subtle"
                  loading={geriAl.isPending || tahsilatGeriAl.isPending}
                  aria-label={ofRow(t('geriAl'), `${t(`islem.${tur as 'erteleme'}`)}, ${formatZaman(zaman)}`)}
                  onClick={() => back(degisiklik)}
                >
                  {t('geriAl')}
                </YetkiButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
