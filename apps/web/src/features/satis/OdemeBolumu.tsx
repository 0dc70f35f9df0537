import { formatTL, type Kurus, subtract, sum, ZERO } from '@defter/rules/para.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { memo, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { isOdenebilir } from '../../pickers/odeme-sekilleri.ts';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { XIcon } from 'lucide-react';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { ODEME } from './go-on-by-key.ts';
import { IadeButton } from './IadeButton.tsx';
import { useAvans, usePuan } from './puan-ve-avans.ts';
import { isKapidan, type Sepet, type SepetDegisikligi } from './sepet.ts';
import classes from './SatisEkrani.module.css';

type OdemeBolumuProps = {
  sepet: Sepet;
  /** It is a package, which needs a right to be paid with points. */
  paketMi: boolean;
  kalan: Kurus;
  change: (degisiklik: SepetDegisikligi) => void;
  /** Why a payment that was taken cannot be given back now. */
  iadeReason: string | undefined;
  onGivenBack: (() => void) | undefined;
};

/** Payments: a press on a method takes all that is left, which can be split by typing another amount. */
export const OdemeBolumu = memo(function OdemeBolumu({ sepet, paketMi, kalan, change, iadeReason, onGivenBack }: OdemeBolumuProps) {
  const { t } = useTranslation('satis');
  const sekiller = useTanimlar('odemeSekli');
  const paketPuanReason = useReason('paketPuanlaOde');
  const puan = usePuan(sepet.musteri?.id || undefined);
  const puanliOdenen = sepet.odemeler.filter(({ id, odemeSekliID }) => id === 0 && sekiller.some((sekil) => sekil.id === odemeSekliID && sekil.puanOdemesiMi));
  const kalanPuan = subtract(puan?.deger ?? ZERO, sum(puanliOdenen.map(({ tutar }) => tutar)));
  /** The amount that a press on a method takes: with points no more than there are. */
  const alinacak = (puanOdemesiMi: boolean) => (puanOdemesiMi && kalanPuan < kalan ? kalanPuan : kalan);
  const secilir = sekiller.filter((sekil) => isOdenebilir(sekil) && !(sekil.puanOdemesiMi && isKapidan(sepet)) && alinacak(sekil.puanOdemesiMi) > 0);
  const adi = (id: number) => sekiller.find((sekil) => sekil.id === id)?.adi ?? '';

  const avans = useAvans(sepet.musteri?.id || undefined);
  const kalanAvans = subtract(avans, sepet.avans);
  const avansOdemesi = kalanAvans < kalan ? kalanAvans : kalan;

  const alinmis = sepet.odemeler.filter(({ id }) => id > 0);
  const yeniler = sepet.odemeler.filter(({ id }) => id === 0);

  const group = useRef<HTMLDivElement>(null);
  /**
   * After a press by key the focus goes to the amount, to be split; the button may be gone with the rest. It does not after a press by finger,
   * because the keyboard of a phone would open.
   */
  const pay = ({ detail }: MouseEvent, odeme: SepetDegisikligi) => {
    flushSync(() => change(odeme));
    if (detail > 0) return;
    const tutar = [...(group.current?.querySelectorAll<HTMLInputElement>('[data-yeni-odeme] input') ?? [])].at(-1);
    tutar?.focus();
    tutar?.select();
  };

  return (
    <Stack ref={group} gap={6} role="group" aria-label={t('odeme')}>
      {puan && (
        <Text size="sm" c="dimmed" className="tabular">
          {t('musteriPuani')}: {t('puanDegeri', { puan: formatPuan(puan.puan), deger: formatTL(puan.deger) })}
        </Text>
      )}
      {alinmis.map(({ key, id, odemeSekliID, tutar, tarih }) => (
        <Group key={key} gap="xs" wrap="nowrap">
          <Text size="sm" flex={1} title={tarih ? t('alinmisOdeme', { tarih: formatTarih(tarih) }) : undefined}>
            {adi(odemeSekliID)} · {tarih && formatTarih(tarih)}
          </Text>
          <Text size="sm" className="tabular">
            {formatTL(tutar)}
          </Text>
          <IadeButton odeme={{ id, tutar, odemeSekliAdi: adi(odemeSekliID) }} reason={iadeReason} onDone={onGivenBack} />
        </Group>
      ))}
      {yeniler.map(({ key, odemeSekliID, tutar }) => (
        <Group key={key} gap="xs" wrap="nowrap" data-yeni-odeme>
          <Text size="sm" flex={1}>
            {adi(odemeSekliID)}
          </Text>
          <MoneyInput
            w={150}
            size="xs"
            aria-label={t('odemeTutari', { sekil: adi(odemeSekliID) })}
            value={tutar}
            onChange={(yeni) => change({ tur: 'odeme', key, alan: { tutar: typeof yeni === 'number' && yeni > 0 ? yeni : ZERO } })}
          />
          <ActionIcon variant="subtle" color="gray" aria-label={t('odemeSil', { sekil: adi(odemeSekliID) })} onClick={() => change({ tur: 'odemeSil', key })}>
            <XIcon size={16} />
          </ActionIcon>
        </Group>
      ))}
      {sepet.avans > 0 && (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" flex={1}>
            {t('avans.satir')}
          </Text>
          <MoneyInput
            w={150}
            size="xs"
            aria-label={t('odemeTutari', { sekil: t('avans.satir') })}
            value={sepet.avans}
            onChange={(yeni) => change({ tur: 'avans', tutar: typeof yeni === 'number' && yeni > 0 ? (yeni < avans ? yeni : avans) : ZERO })}
          />
          <ActionIcon variant="subtle" color="gray" aria-label={t('odemeSil', { sekil: t('avans.satir') })} onClick={() => change({ tur: 'avans', tutar: ZERO })}>
            <XIcon size={16} />
          </ActionIcon>
        </Group>
      )}
      {kalan > 0 && (
        <div className={classes.chips} {...ODEME}>
          {avansOdemesi > 0 && sepet.avans === 0 && (
            <Button size="compact-sm" variant="light" onClick={() => change({ tur: 'avans', tutar: avansOdemesi })}>
              {t('avans.kullan', { tutar: formatTL(avans) })}
            </Button>
          )}
          {secilir.map(({ id, adi: sekil, puanOdemesiMi }) => (
            <ReasonButton
              key={id}
              size="compact-sm"
              variant="light"
              reason={paketMi && puanOdemesiMi ? paketPuanReason : undefined}
              onClick={(event) => pay(event, { tur: 'odemeEkle', odemeSekliID: id, tutar: alinacak(puanOdemesiMi) })}
            >
              {sekil}
            </ReasonButton>
          ))}
        </div>
      )}
    </Stack>
  );
});
