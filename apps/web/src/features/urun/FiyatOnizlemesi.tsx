import { fiyatDegisimiCalls } from '@defter/contract/fiyat-degisimi.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messageText } from '../../ui/notice.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './FiyatDegisimi.module.css';
import { OnizlemeTablosu } from './OnizlemeTablosu.tsx';
import type { FiyatDegisimiDurumu } from './use-fiyat-degisimi.ts';

/** Shows the new price of each product before the change is made. */
export function FiyatOnizlemesi({ degisim }: { degisim: FiyatDegisimiDurumu }) {
  const { t } = useTranslation('fiyat');
  const save = useSave(fiyatDegisimiCalls.create);
  const { body, satirlar, secilen, hazir, error, yeniToplam, isStale } = degisim;
  const degisen = secilen.filter(({ eskiFiyat, yeniFiyat, eskiFiyat2, yeniFiyat2 }) => eskiFiyat !== yeniFiyat || eskiFiyat2 !== yeniFiyat2);
  const kalmayan = secilen.filter(({ yeniFiyat, yeniFiyat2 }) => yeniFiyat === null || yeniFiyat2 === null).length;
  const zararli = degisen.filter(({ yeniMarj }) => yeniMarj !== null && yeniMarj < 0).length;
  const reasons = [!hazir && t('degerGirin'), isStale && t('hesaplaniyor'), kalmayan > 0 && t('kalmayan', { count: kalmayan }), degisen.length === 0 && t('hicbiri')];

  const apply = async () => {
    const title = t('uygulansinMi', { count: degisen.length, tarih: formatTarih(body.gecerlilik) });
    if (!(await confirm({ title, text: t('uygulaAciklama'), yes: t('uygula') }))) return;
    save.mutate({ body: { ...body, altUrunIDler: secilen.map(({ id }) => id), yeniToplam } });
  };

  return (
    <Card padding={0} component="section" aria-label={t('onizleme')}>
      {degisim.isPending && (
        <Card.Section p="md">
          <RowsSkeleton rows={6} height={28} />
        </Card.Section>
      )}
      {!degisim.isPending && satirlar.length === 0 && (
        <EmptyState title={error ? t('hesaplanamadi') : t(hazir ? 'urunYok' : 'degerGirin')} text={error ? messageText(error.alanlar.gecerlilik ?? error.kod, error.veri) : undefined} />
      )}
      {satirlar.length > 0 && <OnizlemeTablosu degisim={degisim} />}
      <div className={classes.foot}>
        <div className={classes.sums} aria-live="polite">
          {satirlar.length > 0 && (
            <Text size="sm" c="dimmed" className="tabular">
              {t('degisecek', { count: degisen.length, toplam: satirlar.length })}
            </Text>
          )}
          {kalmayan > 0 && <Warning>{t('kalmayan', { count: kalmayan })}</Warning>}
          {zararli > 0 && <Warning>{t('zararli', { count: zararli })}</Warning>}
        </div>
        <YetkiButton yetki={fiyatDegisimiCalls.create.yetki} ml="auto" reason={reasons.find((reason) => reason !== false)} loading={save.isPending} onClick={() => void apply()}>
          {t('uygula')}
        </YetkiButton>
      </div>
    </Card>
  );
}

const Warning = ({ children }: { children: string }) => (
  <Text size="sm" c="var(--defter-danger)" className="tabular">
    {children}
  </Text>
);
