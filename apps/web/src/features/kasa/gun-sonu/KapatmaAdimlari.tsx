import type { ReplyOf } from '@defter/contract/call.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { Alert, Card, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { useLeaveGuard } from '../../../ui/leave-guard.ts';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Bitmeyenler } from './Bitmeyenler.tsx';
import { Satirlar } from './Satirlar.tsx';
import { SayimFormu } from './SayimFormu.tsx';

type Gun = ReplyOf<typeof gunSonuCalls.get>;

/** The three steps of closing a day: finish or carry over, count, and give a reason for a difference. */
export function KapatmaAdimlari({ gun }: { gun: Gun }) {
  const { t } = useTranslation('gunSonu');
  const kapat = useSave(gunSonuCalls.kapat, { asked: ['farkNedeniYazin'] });
  const yetkiReason = useReason(gunSonuCalls.kapat.yetki);
  const [devredilen, setDevredilen] = useState<ReadonlySet<string>>(new Set());
  const [farkNedeni, setFarkNedeni] = useState('');
  useLeaveGuard(() => farkNedeni.trim() !== '' && !kapat.isPending && !kapat.isSuccess);
  const [sayiliyor, setSayiliyor] = useState(false);
  /** The count that was made here, which the reading of the day may not know yet. */
  const [sayim, setSayim] = useState<Gun['sonSayim']>(null);
  const { tarih, satislar, randevular, oncekiFark } = gun;
  const sonSayim = sayim && sayim.id > (gun.sonSayim?.id ?? 0) ? sayim : gun.sonSayim;
  const bitmeyen = [...satislar.map(({ id }) => `satis-${id}`), ...randevular.map(({ id }) => `randevu-${id}`)].some((key) => !devredilen.has(key));
  const idsOf = (tur: 'satis' | 'randevu') => (tur === 'satis' ? satislar : randevular).map(({ id }) => id).filter((id) => devredilen.has(`${tur}-${id}`));
  const showsSayim = !sonSayim || sayiliyor;

  const reason = [yetkiReason, bitmeyen && t('eksik.bitmeyen'), showsSayim && t('eksik.sayim'), sonSayim?.fark !== 0 && farkNedeni.trim() === '' && t('eksik.neden')].find(Boolean) || undefined;
  const close = () => {
    if (!sonSayim) return;
    kapat.mutate(
      { body: { tarih, sayimID: sonSayim.id, devredilenSatislar: idsOf('satis'), devredilenRandevular: idsOf('randevu'), farkNedeni: farkNedeni.trim() || null } },
      // The page of the closed day begins at its top, with the result and its papers; the pressed button stood at the end.
      { onSuccess: () => window.scrollTo({ top: 0 }) },
    );
  };

  return (
    <Stack gap="sm" maw={760}>
      <Card component="section" aria-label={t('bitmeyen.baslik')} padding="sm">
        <Title order={2} fz="md" mb="xs">
          {t('bitmeyen.baslik')}
        </Title>
        <Bitmeyenler tarih={tarih} satislar={satislar} randevular={randevular} devredilen={devredilen} onChange={setDevredilen} />
      </Card>
      <Card component="section" aria-label={t('sayim.baslik')} padding="sm">
        <Title order={2} fz="md" mb="xs">
          {t('sayim.baslik')}
        </Title>
        {showsSayim ? (
          <SayimFormu
            tarih={tarih}
            onDone={(sayilan) => {
              setSayim(sayilan);
              setSayiliyor(false);
            }}
          />
        ) : (
          <Stack gap="xs" align="flex-start">
            <Satirlar
              satirlar={[
                [t('sayilan'), sonSayim.sayilan],
                [t('beklenen'), sonSayim.beklenen],
                [t('fark'), sonSayim.fark],
              ]}
            />
            <ReasonButton variant="default" reason={yetkiReason} onClick={() => setSayiliyor(true)}>
              {t('sayim.yeniden')}
            </ReasonButton>
          </Stack>
        )}
        {oncekiFark !== 0 && (
          <Alert color="yellow" mt="sm" p="xs">
            {t('oncekiFark')} <MoneyText tutar={oncekiFark} fw={600} span />
          </Alert>
        )}
      </Card>
      {!showsSayim && sonSayim.fark !== 0 && (
        <GrowingTextarea
          label={t('farkNedeni')}
          description={t('farkAciklama')}
          required
          minRows={2}
          maxLength={300}
          value={farkNedeni}
          onChange={(event) => setFarkNedeni(event.currentTarget.value)}
        />
      )}
      <ReasonButton size="md" reason={reason} loading={kapat.isPending} onClick={close}>
        {t('kapat')}
      </ReasonButton>
    </Stack>
  );
}
