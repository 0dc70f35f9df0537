import { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { splitAdSoyad } from '@defter/rules/metin.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZorunluAdlar } from '../../app/ayar/ayarlar.ts';
import { useSave } from '../../app/data/query.ts';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { YeniKayit } from '../../pickers/YeniKayit.tsx';
import { ZorunluAdAlanlari } from '../../pickers/ZorunluAdAlanlari.tsx';
import { useZodForm } from '../../ui/form.ts';
import { messageText } from '../../ui/notice.ts';

type AramaMusterisiProps = { /** The text that was searched for. */ ad: string; aramaID: number | null; telefon: string | null; onCancel: () => void; onSaved: (musteri: SecilenMusteri) => void };

/** Makes a caller a customer (spec 2§7.12), with the number of the call, whether it can be seen or not. */
export function AramaMusterisi({ ad: aranan, aramaID, telefon, onCancel, onSaved }: AramaMusterisiProps) {
  const { t } = useTranslation('ortak');
  const zorunlu = useZorunluAdlar();
  const soyadli = zorunlu.includes('soyad');
  const gizli = telefon !== null && isMaskeli('telefon', telefon);
  const save = useSave(gelenAramaCalls.musteriKayit, { notice: false });
  const form = useZodForm({
    schema: gelenAramaCalls.musteriKayit.body,
    initialValues: {
      gelenAramaID: aramaID,
      ...(soyadli ? splitAdSoyad(aranan) : { ad: aranan, soyad: '' }),
      telefon: gizli ? null : telefon,
      email: '',
      tcKimlikNo: '',
      adres: '',
      neredenDuydunuzID: null as number | null,
    },
    check: (values) => Object.fromEntries(zorunlu.filter((alan) => !values[alan]).map((alan) => [alan, messageText('zorunluAlan')])),
    save: async (body) => {
      const { ad, soyad } = soyadli ? body : splitAdSoyad(body.ad);
      const { id, adSoyad, telefon: numara } = await save.mutateAsync({ body: { ...body, ad, soyad: soyad || null } });
      onSaved({ id, adSoyad, telefon: numara });
    },
  });
  return (
    <YeniKayit baslik={t('musteri.yeni')} kaydet={t('musteri.kaydet')} form={form} onCancel={onCancel}>
      <Text size="sm" c="dimmed" className="tabular">
        {telefon && formatTelefon(telefon)}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: soyadli ? 2 : 1 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={t(soyadli ? 'musteri.ad' : 'musteri.adSoyad')} autoFocus autoComplete="off" key={form.key('ad')} {...form.getInputProps('ad')} />
        {soyadli && <TextInput label={t('musteri.soyad')} autoComplete="off" required key={form.key('soyad')} {...form.getInputProps('soyad')} />}
      </SimpleGrid>
      <ZorunluAdAlanlari form={form} />
    </YeniKayit>
  );
}
