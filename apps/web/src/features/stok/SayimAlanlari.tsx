import { type FoySatiri, SAYIM_NEDENLERI, type Sayim, stokCalls } from '@defter/contract/stok.ts';
import { Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useLeaveGuard } from '../../ui/leave-guard.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';

/** Takes the counted number of a product, with Enter or on leaving. A count of another desk meanwhile replaces the typed one. */
export function SayimAlani({ satir }: { satir: FoySatiri }) {
  const { t } = useTranslation('stok');
  const say = useSave(stokCalls.fizikselSayim, { notice: false });
  const [girilen, setGirilen] = useState<{ deger: number | string | null; uzerine: number | null; gecersiz?: boolean }>();
  if (girilen && girilen.uzerine !== satir.sayilan) setGirilen(undefined);
  const deger = girilen ? girilen.deger : satir.sayilan;
  // An unsaved number would be taken for one of the saved ones around it. A text, or a number as long as a barcode, is not saved either.
  const isUnsaved = girilen !== undefined && (say.isError || girilen.gecersiz === true);
  useLeaveGuard(() => isUnsaved);
  const leave = () => {
    // An emptied number changes nothing, so that the counted one is shown again.
    if (deger === null) setGirilen(undefined);
    save();
  };
  const save = () => {
    if (typeof deger === 'string') setGirilen({ deger, uzerine: satir.sayilan, gecersiz: true });
    if (typeof deger === 'number' && deger !== satir.sayilan) say.mutate({ body: { model: [{ altUrunID: satir.id, miktar: deger }] } });
  };
  return (
    <NumberField
      aria-label={t('sayilanMiktar', { urun: satir.adi })}
      decimals={3}
      w={110}
      ml="auto"
      value={deger}
      // A disabled field would lose the focus with its first Enter.
      readOnly={say.isPending}
      error={isUnsaved && t('sayilanKaydedilmedi')}
      onChange={(yeni) => setGirilen({ deger: yeni, uzerine: satir.sayilan })}
      onBlur={leave}
      onKeyUp={(event) => event.key === 'Enter' && save()}
    />
  );
}

/** The reason of a product's difference: one of the usual ones, and a note if none of them fits. */
export function NedenAlani({ satir: { id: altUrunID, adi, nedenTuru, neden }, tarih }: { satir: FoySatiri; tarih: string }) {
  const { t } = useTranslation(['stok', 'alan']);
  const save = useSave(stokCalls.saveSayimNedenleri, { notice: false });
  const reason = useReason(stokCalls.saveSayimNedenleri.yetki);
  const [not, setNot] = useState(neden ?? '');
  const yaz = (alan: { nedenTuru?: FoySatiri['nedenTuru']; neden?: string | null }) => save.mutate({ body: { tarih, model: [{ altUrunID, ...alan }] } });
  const yazNot = () => not.trim() !== (neden ?? '') && yaz({ neden: not.trim() || null });
  if (reason) return [nedenTuru && t(`alan:deger.sayimNedeni.${nedenTuru}`), neden].filter(Boolean).join(' · ');
  return (
    <Group gap={6} wrap="nowrap">
      <SelectField
        aria-label={t('nedenAdi', { urun: adi })}
        placeholder={t('nedenSec')}
        miw={130}
        clearable
        readOnly={save.isPending}
        data={SAYIM_NEDENLERI.map((tur) => ({ value: tur, label: t(`alan:deger.sayimNedeni.${tur}`) }))}
        value={nedenTuru}
        onChange={(tur) => yaz({ nedenTuru: tur })}
      />
      {(nedenTuru === 'diger' || neden !== null) && (
        <TextInput
          aria-label={t('nedenNotu', { urun: adi })}
          placeholder={t('nedenNotuYer')}
          maxLength={200}
          value={not}
          readOnly={save.isPending}
          onChange={(event) => setNot(event.currentTarget.value)}
          onBlur={yazNot}
          onKeyDown={(event) => event.key === 'Enter' && yazNot()}
        />
      )}
    </Group>
  );
}

/** The differences of a count, by their reasons. */
export function NedenToplamlari({ nedenler }: Pick<Sayim, 'nedenler'>) {
  const { t } = useTranslation(['stok', 'alan']);
  return (
    <Group component="ul" gap="md" mb="sm" p={0} style={{ listStyle: 'none' }} aria-label={t('nedenler')}>
      {nedenler.map(({ nedenTuru, satirSayisi, farkDegeri }) => (
        <Text key={nedenTuru} component="li" size="sm">
          {`${nedenTuru ? t(`alan:deger.sayimNedeni.${nedenTuru}`) : t('nedenYok')}: ${satirSayisi}`}
          {farkDegeri !== null && (
            <>
              {' · '}
              <MoneyText tutar={farkDegeri} />
            </>
          )}
        </Text>
      ))}
    </Group>
  );
}
