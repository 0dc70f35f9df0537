import { musteriCalls } from '@defter/contract/musteri.ts';
import type { ZorunluAd } from '@defter/contract/zorunlu-alanlar.ts';
import { splitAdSoyad } from '@defter/rules/metin.ts';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZorunluAdlar } from '../app/ayar/ayarlar.ts';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import { messageText } from '../ui/notice.ts';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import type { SecilenMusteri } from './MusteriPicker.tsx';
import { readAranan } from './aranan.ts';
import { TelefonSahibi } from './TelefonSahibi.tsx';
import { YeniKayit } from './YeniKayit.tsx';
import { ZorunluAdAlanlari } from './ZorunluAdAlanlari.tsx';

type YeniMusteriProps = { ad: string; onCancel: () => void; onSaved: (musteri: SecilenMusteri) => void };

/**
 * A new customer with name, phone and the fields that the business requires, without leaving the current work (spec
 * 2§7.1).
 */
export function YeniMusteri({ ad, onCancel, onSaved }: YeniMusteriProps) {
  const { t } = useTranslation();
  const zorunlu = useZorunluAdlar();
  const asks = (alan: ZorunluAd) => zorunlu.includes(alan);
  const soyadli = asks('soyad');
  const [ilk] = useState(() => ({ ...(soyadli ? readAranan(ad) : wholeName(ad)), email: '', tcKimlikNo: '', adres: '', neredenDuydunuzID: null as number | null }));
  const [telefon, setTelefon] = useState<string | null>(ilk.telefon);
  const save = useSave(musteriCalls.createFromRandevu, { notice: false });
  const form = useZodForm({
    schema: musteriCalls.createFromRandevu.body,
    initialValues: ilk,
    check: (values) => Object.fromEntries(zorunlu.filter((alan) => !values[alan]).map((alan) => [alan, messageText('zorunluAlan')])),
    save: async (body) => {
      const adlar = soyadli ? body : { ...body, ...nullable(splitAdSoyad(body.ad)) };
      const { id, adSoyad, telefon: kayitli } = await save.mutateAsync({ body: adlar });
      onSaved({ id, adSoyad, telefon: kayitli });
    },
  });
  const field = (alan: ZorunluAd | 'ad') => ({ autoComplete: 'off', ...form.getInputProps(alan), required: true });

  return (
    <YeniKayit baslik={t('musteri.yeni')} kaydet={t('musteri.kaydet')} form={form} onCancel={onCancel}>
      <SimpleGrid cols={{ base: 1, xs: soyadli ? 2 : 1 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={t(soyadli ? 'musteri.ad' : 'musteri.adSoyad')} autoFocus key={form.key('ad')} {...field('ad')} />
        {soyadli && <TextInput label={t('musteri.soyad')} key={form.key('soyad')} {...field('soyad')} />}
      </SimpleGrid>
      <PhoneInput
        label={t('musteri.telefon')}
        key={form.key('telefon')}
        {...field('telefon')}
        onChange={(numara) => {
          setTelefon(numara);
          form.getInputProps('telefon').onChange(numara);
        }}
      />
      <TelefonSahibi telefon={telefon} onChoose={onSaved} />
      <ZorunluAdAlanlari form={form} />
    </YeniKayit>
  );
}

/** The searched text, with the whole name in one piece. */
function wholeName(aranan: string): ReturnType<typeof readAranan> {
  const { ad, soyad, telefon } = readAranan(aranan);
  return { ad: [ad, soyad].filter(Boolean).join(' '), soyad: '', telefon };
}

const nullable = ({ ad, soyad }: { ad: string; soyad: string }) => ({ ad, soyad: soyad || null });
