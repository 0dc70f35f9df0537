import { musteriCalls, type Musteri } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { yas } from '@defter/rules/tarih.ts';
import { Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { GizliBilgi } from '../../pickers/GizliBilgi.tsx';
import { useTahsilat } from '../../pickers/use-tahsilat.tsx';
import { CalendarIcon, PencilIcon, ReceiptTextIcon, WalletIcon } from 'lucide-react';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useToday } from '../../ui/today.ts';
import { KvkkRozeti } from './kvkk/KvkkRozeti.tsx';
import { SeansRozeti } from './SeansRozeti.tsx';
import { usePageKeys } from '../../ui/page-keys.ts';
import classes from './MusteriPage.module.css';

/** Name, phone and the next steps: what the desk looks for first. */
export function MusteriBasligi({ musteri, onEdit }: { musteri: Musteri; onEdit: () => void }) {
  const { t } = useTranslation('musteri');
  const bugun = useToday();
  const navigate = useNavigate();
  const editReason = useReason(musteriCalls.update.yetki);
  // It is booked in the calendar.
  const takvimReason = useReason(randevuCalls.list.yetki);
  const telefon = musteri.telefonlar[0];
  const tahsilat = useTahsilat(musteri);
  const pasifReason = musteri.aktifMi ? undefined : t('pasifSeridi');
  useDocumentTitle(`${musteri.adSoyad} · Defter`);
  usePageKeys(editReason || musteri.anonimMi ? [] : [['e', onEdit]]);

  return (
    <div className={classes.header}>
      <PersonAvatar name={musteri.adSoyad} size={52} />
      <div className={classes.who}>
        <Group gap="xs">
          <Title order={1}>{musteri.adSoyad}</Title>
          {musteri.grupAdi && <StatusBadge tone="gray" label={musteri.grupAdi} />}
          {musteri.ozelDurum && <StatusBadge tone="red" label={musteri.ozelDurum} />}
          {musteri.gelmemeSayisi !== null && musteri.gelmemeSayisi > 0 && <StatusBadge tone="red" label={t('randevular.gelmedi', { count: musteri.gelmemeSayisi })} />}
          <SeansRozeti musteriID={musteri.id} />
          <KvkkRozeti musteri={musteri} />
        </Group>
        <div className={classes.line}>
          {telefon ? (
            <GizliBilgi musteriID={musteri.id} alan="telefon" hangi={telefon.id} deger={telefon.telefon}>
              {(numara) => <PhoneText telefon={numara} />}
            </GizliBilgi>
          ) : (
            t('telefonYok')
          )}
          {musteri.dogumTarihi && <span>{t('yas', { yas: yas(musteri.dogumTarihi, bugun) })}</span>}
          {musteri.dosyaNo && (
            <span>
              {t('alan.dosyaNo')} {musteri.dosyaNo}
            </span>
          )}
        </div>
      </div>
      <div className={classes.buttons}>
        <YetkiButton
          yetki={randevuCalls.create.yetki}
          reason={takvimReason ?? pasifReason}
          leftSection={<CalendarIcon size={18} />}
          onClick={() => navigate(paths.randevular({ musteri: musteri.id }))}
        >
          {t('islem.randevu')}
        </YetkiButton>
        <YetkiButton
          yetki={satisCalls.create.yetki}
          reason={pasifReason}
          variant="default"
          leftSection={<ReceiptTextIcon size={18} />}
          onClick={() => navigate(paths.yeniSatis({ musteri: musteri.id }))}
        >
          {t('islem.satis')}
        </YetkiButton>
        {!musteri.anonimMi && (
          <YetkiButton yetki={satisCalls.tahsilat.yetki} variant="default" leftSection={<WalletIcon size={18} />} onClick={() => tahsilat.open()}>
            {t('islem.tahsilat')}
          </YetkiButton>
        )}
        <YetkiButton
          yetki={musteriCalls.update.yetki}
          reason={musteri.anonimMi ? t('anonimSeridi') : undefined}
          variant="default"
          leftSection={<PencilIcon size={18} />}
          onClick={onEdit}
          aria-keyshortcuts="e"
        >
          {t('islem.duzenle')}
        </YetkiButton>
      </div>
      {tahsilat.panel}
    </div>
  );
}
