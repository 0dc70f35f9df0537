import { type Arayan, gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { isMaskeli } from '@defter/rules/maske.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { Button, Card, Group, Text } from '@mantine/core';
import { UserPlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArayanOzeti } from '../../app/arama/ArayanOzeti.tsx';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { MusteriPicker, type SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { usePart } from '../../ui/use-part.ts';

const loadForm = async () => (await import('./AramaMusterisi.tsx')).AramaMusterisi;

type KimFormu = Pick<ZodForm<{ musteriID: number | null; telefonNo: string | null }>, 'useWatchValue' | 'setFieldValue' | 'errors'>;
type KimProps = { form: KimFormu; aramaID: number | null; kayitli: Arayan | null; /** Begins with the form of a new customer. */ acik: boolean };

/** The caller: known by the number, chosen by name, or made a customer right here. */
export function Kim({ form, aramaID, kayitli, acik }: KimProps) {
  const { t } = useTranslation('gelenArama');
  const { can } = useYetki();
  const telefonNo = useFormValue(form, 'telefonNo');
  const musteriID = useFormValue(form, 'musteriID');
  const [secilen, setSecilen] = useState<SecilenMusteri | null>(kayitli && { id: kayitli.id, adSoyad: kayitli.adSoyad, telefon: null });
  /** The name that the form of a new customer begins with; undefined while it is closed. */
  const [yeni, setYeni] = useState(acik && kayitli === null ? '' : undefined);
  const Form = usePart(yeni !== undefined, loadForm);
  const { arayan, sonArama, hasNumara } = useArayan({ telefonNo, musteriID, kayitli, aramaID });
  /** Whether the caller can become a customer with the number of the call. */
  const isAddable = can('musteriEkle') && hasNumara;
  const choose = (musteri: SecilenMusteri | null) => {
    setSecilen(musteri);
    form.setFieldValue('musteriID', musteri?.id ?? null);
  };

  if (yeni !== undefined && Form) {
    return (
      <Form
        ad={yeni}
        aramaID={aramaID}
        telefon={telefonNo}
        onCancel={() => setYeni(undefined)}
        onSaved={(musteri) => {
          setYeni(undefined);
          choose(musteri);
        }}
      />
    );
  }
  return (
    <>
      {arayan && (
        <Card withBorder p="sm" role="status" aria-label={t('form.kim')}>
          <ArayanOzeti arayan={arayan} />
        </Card>
      )}
      {sonArama && (
        <Text size="sm" c="dimmed">
          {t('form.sonArama', { zaman: `${formatTarih(sonArama.tarih)} ${sonArama.saat}`, ne: [sonArama.sonucAdi, sonArama.aciklama].filter(Boolean).join(' · ') })}
        </Text>
      )}
      {!arayan && can('musteriGoruntule') && (
        <MusteriPicker label={t('form.musteri')} required={false} value={secilen} error={form.errors.musteriID} onChange={choose} onYeni={isAddable ? setYeni : undefined} />
      )}
      {!arayan && musteriID === null && isAddable && (
        <Group>
          <Button variant="light" size="compact-md" leftSection={<UserPlusIcon size={17} />} onClick={() => setYeni('')}>
            {t('form.musteriKaydet')}
          </Button>
        </Group>
      )}
    </>
  );
}

type Aranan = { telefonNo: string | null; musteriID: number | null; kayitli: Arayan | null; aramaID: number | null };

/** The caller that the number of the call tells, or the one of the saved call, and the last call before this one. */
function useArayan({ telefonNo, musteriID, kayitli, aramaID }: Aranan) {
  const isHidden = telefonNo !== null && isMaskeli('telefon', telefonNo);
  const numara = telefonNo !== null && !isHidden ? normalizeTelefon(telefonNo) : undefined;
  const answer = useCall(gelenAramaCalls.kim, { body: { telefonNo: numara ?? '' } }, { enabled: numara !== undefined });
  const data = numara === undefined ? undefined : answer.data;
  const saved = musteriID === kayitli?.id ? kayitli : undefined;
  return {
    arayan: musteriID === null || musteriID === data?.arayan?.id ? data?.arayan : saved,
    sonArama: data?.sonAramalar.find(({ id }) => id !== aramaID),
    /** There is a number, even if it is hidden from this person. */
    hasNumara: numara !== undefined || isHidden,
  };
}
