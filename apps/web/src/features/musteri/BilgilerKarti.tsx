import type { Musteri } from '@defter/contract/musteri.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Button, Card, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { GizliBilgi } from '../../pickers/GizliBilgi.tsx';
import { formatGun } from '../../ui/format.ts';
import { PrinterIcon } from 'lucide-react';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { Bilgi, cinsiyetOf } from './Bilgi.tsx';
import classes from './MusteriPage.module.css';

/** The facts about a customer besides the visits. Unknown facts take no room. */
export function BilgilerKarti({ musteri }: { musteri: Musteri }) {
  const { t } = useTranslation('musteri');
  const cinsiyet = cinsiyetOf(musteri);

  return (
    <Card padding="md">
      <Title order={2} fz="md" mb="sm">
        {t('bolum.bilgiler')}
      </Title>
      <dl className={classes.details}>
        {musteri.telefonlar.map(({ id, telefon, aciklama }, index) => (
          <Bilgi key={id} baslik={aciklama ?? (index === 0 ? t('alan.telefon') : t('alan.telefonSirali', { sira: index + 1 }))}>
            <GizliBilgi musteriID={musteri.id} alan="telefon" hangi={id} deger={telefon}>
              {(numara) => <PhoneText telefon={numara} />}
            </GizliBilgi>
          </Bilgi>
        ))}
        <Bilgi baslik={t('alan.email')}>
          {musteri.email && (
            <GizliBilgi musteriID={musteri.id} alan="ePosta" hangi="email" deger={musteri.email}>
              {(email) => (isMaskeli('ePosta', email) ? email : <Anchor href={`mailto:${email}`}>{email}</Anchor>)}
            </GizliBilgi>
          )}
        </Bilgi>
        <Bilgi baslik={t('alan.dogumTarihi')}>{musteri.dogumTarihi && formatTarih(musteri.dogumTarihi)}</Bilgi>
        <Bilgi baslik={t('alan.cinsiyet')}>{cinsiyet && t(`cinsiyet.${cinsiyet}`)}</Bilgi>
        <Bilgi baslik={t('alan.firma')}>{musteri.firma}</Bilgi>
        {musteri.adresler.map(({ id, ...adres }) => (
          <Bilgi key={id} baslik={adres.baslik}>
            <GizliBilgi musteriID={musteri.id} alan="adres" hangi={id} deger={adres.adres}>
              {(metin) => metin}
            </GizliBilgi>
            <Text size="sm" c="dimmed">
              {[adres.postaKodu, adres.ilceAdi, adres.ilAdi].filter(Boolean).join(' ')}
            </Text>
          </Bilgi>
        ))}
        <Bilgi baslik={t('alan.aciklama')}>{musteri.aciklama}</Bilgi>
        <Bilgi baslik={t('kayitTarihi')}>{formatGun(musteri.kayitTarihi)}</Bilgi>
      </dl>
      {!musteri.anonimMi && (
        <Button component={Link} to={paths.sozlesme({ musteri: musteri.id })} target="_blank" variant="default" size="compact-md" mt="md" leftSection={<PrinterIcon size={17} />}>
          {t('islem.sozlesme')}
        </Button>
      )}
    </Card>
  );
}
