import { type RandevuSeansi, seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { Randevu } from '@defter/contract/randevu.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { formatTL, type Kurus, ZERO } from '@defter/rules/para.ts';
import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { TicketIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../../app/ayar/ayarlar.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { useYetki } from '../../../app/session/yetki.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { useParaSekilleri } from '../../../pickers/odeme-sekilleri.ts';
import { isListOpen } from '../../../ui/pick-by-key.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useSeansDus } from './use-seans-dus.ts';

/** The service is sold instead of taken from a package. */
const SATILSIN = 0;
/** Services that are sold beside the package are owed for now. */
const SONRA = 0;

type PaketBolumuProps = { randevu: Randevu; /** Whether the panel may close, which taking a session does. */ mayClose: () => Promise<boolean>; onDone: () => void };

/** The packages of the customer. The one that ends first is chosen, so that one press takes the session and closes the appointment. */
export function PaketBolumu({ randevu, ...islemler }: PaketBolumuProps) {
  const { data } = useCall(seansDusCalls.randevu, { params: { id: randevu.id } }, { staleTime: 0 });
  // Kept above the form, because the form is made anew with another answer, and the notice of a request that is on its way would be lost.
  const seansDus = useSeansDus();
  if (!data?.satirlar.some(({ haklar, kodMu }) => haklar.length > 0 || kodMu)) return null;
  return <PaketFormu key={JSON.stringify(data.satirlar)} randevu={randevu} satirlar={data.satirlar} seansDus={seansDus} {...islemler} />;
}

function PaketFormu({ randevu, satirlar, seansDus, mayClose, onDone }: PaketBolumuProps & { satirlar: readonly RandevuSeansi[]; seansDus: ReturnType<typeof useSeansDus> }) {
  const { t } = useTranslation('seans');
  const { uygulayanPersonelKullanilsin } = useAyarlar();
  const { can } = useYetki();
  const [secilenler, setSecilenler] = useState(() => chooseHaklar(satirlar));
  const [uygulayanPersonelID, setUygulayan] = useState(satirlar[0]?.uygulayanPersonelID ?? null);
  const [odemeSekliID, setOdeme] = useState<number>(SONRA);
  const sekiller = useParaSekilleri();
  const [bahsis, setBahsis] = useState<Kurus>(ZERO);
  const [bahsisSekliID, setBahsisSekli] = useState<number>(NAKIT_ID);
  const [kod, setKod] = useState('');
  const paketKodu = kod.trim() || null;
  /** Services that the package code is meant for are not sold. */
  const isKodlu = (i: number) => paketKodu !== null && satirlar[i]!.kodMu && secilenler[i] === SATILSIN;
  const isSatilan = (i: number) => secilenler[i] === SATILSIN && !isKodlu(i);
  const satilanlar = satirlar.flatMap(({ altUrunID }, i) => (isSatilan(i) ? [altUrunID] : []));
  const hesap = useCall(seansDusCalls.randevuHesabi, { body: { randevuID: randevu.id, satilanlar } }, { enabled: satilanlar.length > 0, staleTime: 0 });
  const odenecek = satilanlar.length > 0 ? hesap.data?.odenecek : ZERO;
  const choose = (sira: number, id: number | null) => setSecilenler(secilenler.map((eski, i) => (i === sira ? (id ?? SATILSIN) : eski)));

  const isWhole = satirlar.some((_, i) => !isSatilan(i)) && odenecek !== undefined;
  const dus = async () => {
    if (!isWhole || !(await mayClose())) return;
    const icerikler = satirlar.map(({ altUrunID }, i) => ({
      altUrunID,
      paketHakID: secilenler[i] === SATILSIN ? null : secilenler[i]!,
      paketKodu: isKodlu(i) ? paketKodu : null,
      uygulayanPersonelID,
    }));
    const odemeler = odenecek && odenecek > 0 && odemeSekliID !== SONRA ? [{ id: 0, odemeSekliID, tutar: odenecek }] : [];
    const bahsisler = bahsis > 0 && uygulayanPersonelID !== null ? [{ id: 0, personelID: uygulayanPersonelID, odemeSekliID: bahsisSekliID, tutar: bahsis }] : [];
    seansDus.dus({ randevuID: randevu.id, icerikler, odemeler, bahsisler }, onDone);
  };

  /** Enter would save the appointment around this field, and lose the code that was typed. */
  const dusByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement) || isListOpen(event.target)) return;
    event.preventDefault();
    if (can(seansDusCalls.randevuDus.yetki) && !seansDus.busy) void dus();
  };

  return (
    <Card padding="sm" withBorder role="group" aria-label={t('randevu.baslik')} onKeyDown={dusByKey}>
      <Stack gap="xs">
        {satirlar.map((satir, i) => (
          <HizmetSatiri key={`${satir.altUrunID} ${i}`} satir={satir} gun={randevu.randevuTarihi} hakID={secilenler[i] ?? SATILSIN} onChoose={(id) => choose(i, id)} />
        ))}
        {satirlar.some(({ kodMu }, i) => kodMu && secilenler[i] === SATILSIN) && (
          <TextInput label={t('randevu.kod')} maxLength={20} value={kod} onChange={(event) => setKod(event.currentTarget.value)} />
        )}
        {uygulayanPersonelKullanilsin && <PersonelSecimi label={t('uygulayan')} clearable value={uygulayanPersonelID} onChange={setUygulayan} />}
        {!hesap.data && <NotLoaded reading={hesap} />}
        {odenecek !== undefined && odenecek > 0 && (
          <>
            <Text size="sm" fw={600} className="tabular" role="status">
              {t('randevu.odenecek', { tutar: formatTL(odenecek) })}
            </Text>
            <SelectField<number>
              label={t('randevu.odeme')}
              searchable={false}
              data={[{ value: SONRA, label: t('sonraOdenecek') }, ...sekiller.map(({ id, adi }) => ({ value: id, label: adi }))]}
              value={odemeSekliID}
              onChange={(id) => setOdeme(id ?? SONRA)}
            />
          </>
        )}
        {uygulayanPersonelKullanilsin && uygulayanPersonelID !== null && (
          <Group gap="xs" align="end" wrap="nowrap">
            <MoneyInput
              label={t('randevu.bahsis')}
              size="xs"
              flex={1}
              value={bahsis}
              onChange={(tutar) => setBahsis(typeof tutar === 'number' && tutar > 0 ? tutar : ZERO)}
            />
            {bahsis > 0 && (
              <SelectField<number>
                label={t('randevu.bahsisSekli')}
                size="xs"
                flex={1}
                searchable={false}
                data={sekiller.map(({ id, adi }) => ({ value: id, label: adi }))}
                value={bahsisSekliID}
                onChange={(id) => id !== null && setBahsisSekli(id)}
              />
            )}
          </Group>
        )}
        <YetkiButton yetki={seansDusCalls.randevuDus.yetki} leftSection={<TicketIcon size={18} />} loading={seansDus.busy} disabled={!isWhole} onClick={() => void dus()}>
          {t('randevu.dus')}
        </YetkiButton>
      </Stack>
    </Card>
  );
}

type HizmetSatiriProps = { satir: RandevuSeansi; gun: string; hakID: number; onChoose: (id: number | null) => void };

/** A service, the sessions that are left of its package, and the choice of the package if there are several. */
function HizmetSatiri({ satir: { altUrunAdi, fiyat, haklar }, gun, hakID, onChoose }: HizmetSatiriProps) {
  const { t } = useTranslation('seans');
  const hak = haklar.find(({ id }) => id === hakID);
  if (haklar.length === 0) {
    return (
      <Text size="sm" className="tabular">
        {t('randevu.satilacak', { hizmet: altUrunAdi, tutar: formatTL(fiyat) })}
      </Text>
    );
  }
  const adOf = ({ paketAdi, sahibi }: RandevuSeansi['haklar'][number]) => [paketAdi ?? t('randevu.paket'), sahibi && t('randevu.sahibinin', { ad: sahibi })].filter(Boolean).join(', ');
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {altUrunAdi}
        </Text>
        {hak && (
          <Text size="sm" className="tabular">
            {t('randevu.hak', hak)}
          </Text>
        )}
        {hak && isSonSeans(hak) && <StatusBadge tone="amber" label={t('sonSeans')} />}
        {hak?.bitis && <StatusBadge tone={endsSoon(hak, gun) ? 'amber' : 'gray'} label={t(endsSoon(hak, gun) ? 'yakindaBitiyor' : 'bitis', { tarih: formatTarih(hak.bitis) })} />}
      </Group>
      <SelectField<number>
        aria-label={t('randevu.hangisi', { hizmet: altUrunAdi })}
        searchable={false}
        data={[
          ...haklar.map((biri) => ({ value: biri.id, label: t('randevu.secenek', { ad: adOf(biri), kullanilan: biri.kullanilan, seans: biri.seans }) })),
          { value: SATILSIN, label: t('randevu.satilsin', { tutar: formatTL(fiyat) }) },
        ]}
        value={hakID}
        onChange={onChoose}
      />
    </Stack>
  );
}

/** For each service the package that ends first; of two of one service the second takes what the first leaves. */
function chooseHaklar(satirlar: readonly RandevuSeansi[]): number[] {
  const kalan = new Map(satirlar.flatMap(({ haklar }) => haklar.map((hak) => [hak.id, hak.kalan] as const)));
  return satirlar.map(({ haklar }) => {
    const hak = haklar.find(({ id }) => kalan.get(id)! > 0);
    if (hak) kalan.set(hak.id, kalan.get(hak.id)! - 1);
    return hak?.id ?? SATILSIN;
  });
}
