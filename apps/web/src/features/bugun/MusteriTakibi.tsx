import { randevuCalls } from '@defter/contract/randevu.ts';
import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSave } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { Rows } from '../../ui/Rows.tsx';
import type { BolumProps } from './bolum-props.ts';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';
import { Satir } from './Satir.tsx';

const gunOf = (tarih: string) => formatTarih(tarih).slice(0, 5);

/** Customers to call without hurry, by reason; each reason is one line until it is opened. */
export function MusteriTakibi({ bugun }: BolumProps) {
  const { t } = useTranslation('bugun');
  const { can } = useYetki();
  const opens = useOpens();
  const ver = useSave(sozlesmeCalls.ver);
  const navigate = useNavigate();
  // A contract that lacks something opens its papers, which say what and let it be put right.
  const give = (id: number) => ver.mutate({ body: { id, sozlesmeVerildi: true } }, { onError: ({ kod }) => kod === 'sozlesmeEksik' && void navigate(paths.taksitSozlesmesi(id)) });
  const { paketProgramSonSeans, hizmetSuresiGelenler, randevusuIptalEdilenler, sozlesmesiVerilmeyenler, dogumGunuOlanlar } = bugun;
  const parcalar: [ad: 'sonSeans' | 'tekrar' | 'iptal' | 'sozlesme' | 'dogumGunu', sayi: number | undefined, satirlar: ReactNode][] = [
    [
      'dogumGunu',
      dogumGunuOlanlar?.toplamKayit,
      dogumGunuOlanlar?.liste.map(({ musteriID, adSoyad, telefon, tarih, yas }) => (
        <Satir
          key={musteriID}
          zaman={tarih === bugun.tarih ? undefined : gunOf(tarih)}
          kim={adSoyad}
          musteriID={musteriID}
          telefon={telefon}
          ne={t('takip.yas', { yas })}
        />
      )),
    ],
    [
      'sonSeans',
      paketProgramSonSeans?.toplamKayit,
      paketProgramSonSeans?.liste.map(({ id, musteriID, adSoyad, telefon, adi, bitis }) => (
        <Satir
          key={id}
          kim={adSoyad}
          musteriID={musteriID}
          telefon={telefon}
          ne={[adi, bitis && t('takip.bitis', { tarih: formatTarih(bitis) })].filter(Boolean).join(' · ')}
        >
          {opens(paths.musteri(musteriID)) && (
            <Button component={Link} to={paths.musteri(musteriID, 'paketler')} size="compact-md" variant="light" aria-label={t('takip.paketOf', { ad: adSoyad })}>
              {t('takip.paket')}
            </Button>
          )}
        </Satir>
      )),
    ],
    [
      'tekrar',
      hizmetSuresiGelenler?.toplamKayit,
      hizmetSuresiGelenler?.liste.map(({ musteriID, altUrunID, adSoyad, telefon, adi, sonTarih }) => (
        <Satir
          key={`${musteriID} ${altUrunID}`}
          kim={adSoyad}
          musteriID={musteriID}
          telefon={telefon}
          ne={`${adi} · ${t('takip.son', { tarih: formatTarih(sonTarih) })}`}
        >
          <RandevuVer ad={adSoyad} musteriID={musteriID} />
        </Satir>
      )),
    ],
    [
      'iptal',
      randevusuIptalEdilenler?.toplamKayit,
      randevusuIptalEdilenler?.liste.map(({ id, musteriID, adi, soyadi, telefon, randevuTarihi, hizmetler }) => {
        const ad = [adi, soyadi].filter(Boolean).join(' ');
        return (
          <Satir key={id} zaman={gunOf(randevuTarihi)} kim={ad} musteriID={musteriID} telefon={telefon} ne={hizmetler}>
            <RandevuVer ad={ad} musteriID={musteriID} />
          </Satir>
        );
      }),
    ],
    [
      'sozlesme',
      sozlesmesiVerilmeyenler?.toplamKayit,
      sozlesmesiVerilmeyenler?.liste.map(({ id, musteriID, adSoyad, telefon, tarih, hizmetler, taksitliMi }) => (
        <Satir key={id} zaman={gunOf(tarih)} kim={adSoyad} musteriID={musteriID} telefon={telefon} ne={hizmetler}>
          {can(sozlesmeCalls.belge.yetki) && (
            <Button
              component={Link}
              to={taksitliMi ? paths.taksitSozlesmesi(id) : paths.sozlesme({ satis: id })}
              size="compact-md"
              variant="subtle"
              aria-label={t('takip.sozlesmeOf', { ad: adSoyad })}
            >
              {t('takip.sozlesmeAc')}
            </Button>
          )}
          <YetkiButton
            yetki={sozlesmeCalls.ver.yetki}
            size="compact-md"
            variant="light"
            loading={ver.isPending}
            aria-label={t('takip.verildiOf', { ad: adSoyad })}
            onClick={() => give(id)}
          >
            {t('takip.verildi')}
          </YetkiButton>
        </Satir>
      )),
    ],
  ];

  return (
    <Bolum baslik={t('takip.baslik')}>
      {parcalar.map(([ad, sayi = 0, satirlar]) => sayi > 0 && <Parca key={ad} baslik={t(`takip.${ad}`)} sayi={sayi} satirlar={satirlar} />)}
    </Bolum>
  );
}

function RandevuVer({ ad, musteriID }: { ad: string; musteriID: number }) {
  const { t } = useTranslation('bugun');
  const navigate = useNavigate();
  return (
    <YetkiButton yetki={randevuCalls.create.yetki} size="compact-md" variant="light" aria-label={t('takip.randevuOf', { ad })} onClick={() => void navigate(paths.randevular({ musteri: musteriID }))}>
      {t('takip.randevu')}
    </YetkiButton>
  );
}

function Parca({ baslik, sayi, satirlar }: { baslik: string; sayi: number; satirlar: ReactNode }) {
  const { t } = useTranslation('bugun');
  const [acik, setAcik] = useState(false);
  return (
    <section className={classes.part} aria-label={baslik}>
      <h3 className={classes.partTitle}>
        {baslik} <span className="tabular">{sayi}</span>
        <Button variant="subtle" size="compact-sm" ml="auto" aria-expanded={acik} aria-label={t(acik ? 'gizleOf' : 'gosterOf', { ad: baslik })} onClick={() => setAcik(!acik)}>
          {t(acik ? 'gizle' : 'goster')}
        </Button>
      </h3>
      {acik && <Rows>{satirlar}</Rows>}
    </section>
  );
}
