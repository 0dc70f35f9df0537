import type { HataKodu } from '@defter/contract/errors.ts';
import { formatTelefon, isMobil, normalizeTelefon } from '@defter/rules/telefon.ts';
import { type FormEvent, useState } from 'react';
import { Adim, Ilerle } from './Adim.tsx';
import type { AdimProps } from './use-randevu.ts';
import { Alan } from './Alan.tsx';
import { Kurallar } from './Kurallar.tsx';
import { Sure } from './Sure.tsx';
import { useTexts } from './texts.ts';
import type { Kisi } from './use-randevu.ts';

/** The name and phone of the customer, and the consents. It ends with a code at the phone. */
export function BilgiAdimi({ hal, veri }: AdimProps) {
  const { m } = useTexts();
  const [telefon, setTelefon] = useState(formatTelefon(hal.kisi.cepTelefonu));
  const [hatalar, setHatalar] = useState<Partial<Record<keyof Kisi, HataKodu>>>({});
  const [busy, setBusy] = useState(false);
  const { kisi } = hal;
  const set = (degisen: Partial<Kisi>) => hal.setKisi({ ...kisi, ...degisen });
  const metinAlani = (ad: 'adi' | 'soyadi') => ({
    value: kisi[ad],
    maxLength: 60,
    required: true,
    hata: hatalar[ad] ?? hal.hata?.alanlar[ad],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [ad]: currentTarget.value }),
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const yeni: typeof hatalar = {};
    if (kisi.adi.trim() === '') yeni.adi = 'zorunluAlan';
    if (kisi.soyadi.trim() === '') yeni.soyadi = 'zorunluAlan';
    if (!isMobil(telefon)) yeni.cepTelefonu = 'telefonGecersiz';
    setHatalar(yeni);
    const [ilk] = Object.keys(yeni);
    if (ilk) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${ilk}]`)?.focus();
    setBusy(true);
    await hal.sendKod();
    setBusy(false);
  };

  return (
    <Adim baslik={m.bilgi.baslik} hata={hal.hata}>
      {hal.tutulan && <Sure saat={hal.tutulan.saat} son={hal.tutulan.son} />}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Alan etiket={m.bilgi.adi} name="adi" autoComplete="given-name" {...metinAlani('adi')} />
        <Alan etiket={m.bilgi.soyadi} name="soyadi" autoComplete="family-name" {...metinAlani('soyadi')} />
        <Alan
          etiket={m.bilgi.telefon}
          aciklama={m.bilgi.telefonMetin}
          name="cepTelefonu"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0(5__) ___ __ __"
          required
          value={telefon}
          hata={hatalar.cepTelefonu ?? hal.hata?.alanlar.cepTelefonu}
          onChange={({ currentTarget: { value } }) => {
            setTelefon(value);
            set({ cepTelefonu: normalizeTelefon(value) ?? '' });
          }}
          onBlur={() => kisi.cepTelefonu && setTelefon(formatTelefon(kisi.cepTelefonu))}
        />
        <Alan etiket={m.bilgi.not} name="not" maxLength={300} value={kisi.not} onChange={({ currentTarget: { value } }) => set({ not: value })} />
        <Metin baslik={m.bilgi.aydinlatma} metin={veri.aydinlatma.metin} />
        <Onay etiket={m.bilgi.hizmetRizasi} metin={veri.hizmetRizasi.metin} checked={kisi.hizmetRizasi} onChange={(hizmetRizasi) => set({ hizmetRizasi })} />
        <Onay etiket={m.bilgi.iletiRizasi} metin={veri.iletiRizasi.metin} checked={kisi.iletiRizasi} onChange={(iletiRizasi) => set({ iletiRizasi })} />
        <Kurallar iptalSaati={veri.iptalSaati} />
        <div className="alt">
          <Ilerle type="submit" busy={busy}>
            {busy ? m.bilgi.gonderiliyor : m.bilgi.gonder}
          </Ilerle>
        </div>
      </form>
    </Adim>
  );
}

const Metin = ({ baslik, metin }: { baslik: string; metin: string }) => (
  <details>
    <summary>{baslik}</summary>
    <p className="metin">{metin}</p>
  </details>
);

/** A consent of its own, never ticked by default. */
function Onay({ etiket, metin, checked, onChange }: { etiket: string; metin: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const { m } = useTexts();
  return (
    <div className="onay">
      <label>
        <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        <span>{etiket}</span>
      </label>
      <Metin baslik={m.bilgi.metniOku} metin={metin} />
    </div>
  );
}
