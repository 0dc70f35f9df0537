import { randevuCalls, type Randevu, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import { canEdit, occupiesSlot } from '@defter/rules/randevu.ts';
import { isSaat, toDakika, toSaat } from '@defter/rules/saat.ts';
import { addDays, formatTarih, isTarih } from '@defter/rules/tarih.ts';
import type { ZamanAraligi } from '@defter/rules/vardiya.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/data/query.ts';
import { useOturum } from '../../../app/session/oturum.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import classes from './IzinSekmesi.module.css';

type EngelProps = {
  personelID: number;
  /** The time of the leave, `YYYY-MM-DD HH:mm`. */
  izin: ZamanAraligi;
  /** Why the leave was refused. It holds until the last of these appointments is moved. */
  uyari: string;
};

/** A list of appointments covers at most 31 days. Later ones appear once these are moved. */
const EN_COK_GUN = 30;

/** The appointments during a leave. Each can be given to a colleague or another time without leaving the form. */
export function EngelRandevular({ personelID, izin: { baslangic, bitis }, uyari }: EngelProps) {
  const { t } = useTranslation('izin');
  const ilk = baslangic.slice(0, 10);
  const son = [bitis.slice(0, 10), addDays(ilk, EN_COK_GUN)].toSorted()[0]!;
  const { can } = useYetki();
  const kendi = useOturum()?.id === personelID;
  // People who see only their own appointments would find none of a colleague's, although there may be some.
  const enabled = can(randevuCalls.list.yetki) && can(randevuCalls.update.yetki) && (kendi || can('randevuTumunuGor'));
  const { data } = useCall(randevuCalls.list, { query: { baslangicTarihi: ilk, bitisTarihi: son, alanlar: RANDEVU_ALANLARI } }, { staleTime: 0, enabled });
  const basliklar = useCall(randevuCalls.basliklar, { query: { tumu: false } }, { staleTime: 5 * 60_000, enabled });
  const refused = (
    <Alert color="red" role="alert">
      {uyari}
    </Alert>
  );
  if (!enabled || !data || !basliklar.data) return refused;
  const kimler = basliklar.data.liste.flatMap(({ id, adi, personelID: kim }) => (kim === null || kim === personelID ? [] : [{ value: id, label: adi, personelID: kim }]));
  const engeller = data.liste.filter(
    ({ uygulayanPersonelID, randevuDurumu, randevuTarihi, baslangicSaat, bitisSaat }) =>
      uygulayanPersonelID === personelID && occupiesSlot(randevuDurumu) && `${randevuTarihi} ${baslangicSaat}` < bitis && `${randevuTarihi} ${bitisSaat}` > baslangic,
  );
  if (engeller.length === 0) {
    return (
      <Alert color="green" role="status">
        {t('engel.kalmadi')}
      </Alert>
    );
  }
  const tasinir = engeller.filter(({ randevuDurumu }) => canEdit(randevuDurumu));
  const kapali = engeller.length - tasinir.length;
  return (
    <>
      {refused}
      {kapali > 0 && <Text size="sm" mt="xs">{t('engel.kapali', { count: kapali })}</Text>}
      <Rows>
        {tasinir.map((randevu) => (
          <Engel key={`${randevu.id} ${randevu.surum}`} randevu={randevu} kimler={kimler} />
        ))}
      </Rows>
    </>
  );
}

type EngelRandevuProps = { randevu: Randevu; kimler: readonly { value: number; label: string; personelID: number }[] };

function Engel({ randevu, kimler }: EngelRandevuProps) {
  const { t } = useTranslation('izin');
  const move = useSave(randevuCalls.update, { notice: false });
  const [sutunID, setSutunID] = useState<number | null>(null);
  const [tarih, setTarih] = useState<string | null>(randevu.randevuTarihi);
  const [saat, setSaat] = useState<string | null>(randevu.baslangicSaat);
  const musteri = [randevu.adi, randevu.soyadi].filter(Boolean).join(' ');
  const kim = kimler.find(({ value }) => value === sutunID);
  const isMoved = kim !== undefined || tarih !== randevu.randevuTarihi || saat !== randevu.baslangicSaat;
  // A day or a time that is still being typed counts as missing, and the length stays within the day.
  const bitis = saat === null || !isSaat(saat) ? undefined : toDakika(saat) + toDakika(randevu.bitisSaat) - toDakika(randevu.baslangicSaat);
  const isWhole = tarih !== null && isTarih(tarih) && bitis !== undefined && bitis <= 24 * 60;
  const send = () => {
    if (!isWhole || saat === null) return;
    const { id, surum, musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuDurumu, randevuNotu } = randevu;
    const body = {
      id,
      surum,
      musteriID,
      randevuSutunBaslikID: kim?.value ?? randevuSutunBaslikID,
      uygulayanPersonelID: kim?.personelID ?? uygulayanPersonelID,
      randevuTarihi: tarih,
      baslangicSaat: saat,
      bitisSaat: toSaat(bitis),
      randevuDurumu,
      randevuNotu,
    };
    move.mutate({ body });
  };
  return (
    <li className={classes.engel}>
      <Text size="sm" fw={600}>
        {formatTarih(randevu.randevuTarihi)} {randevu.baslangicSaat}–{randevu.bitisSaat} {musteri}
      </Text>
      {randevu.hizmetler && (
        <Text size="sm" c="dimmed">
          {randevu.hizmetler}
        </Text>
      )}
      <Stack gap={6} mt={4}>
        <SelectField label={t('engel.kim')} placeholder={t('engel.ayniKisi')} clearable data={kimler} value={sutunID} onChange={setSutunID} />
        <Group gap="xs" align="flex-end">
          <DateField w={140} label={t('engel.tarih')} value={tarih} onChange={setTarih} />
          <TimeField w={90} label={t('engel.saat')} value={saat} onChange={setSaat} />
          <Button variant="default" disabled={!isMoved || !isWhole} loading={move.isPending} onClick={send} aria-label={t('engel.randevuyuTasi', { ad: musteri })}>
            {t('engel.tasi')}
          </Button>
        </Group>
      </Stack>
    </li>
  );
}
