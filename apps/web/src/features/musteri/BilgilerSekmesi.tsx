import { musteriCalls } from '@defter/contract/musteri.ts';
import type { TanimTuru } from '@defter/contract/tanim.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Card, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { GizliBilgi } from '../../pickers/GizliBilgi.tsx';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { formatGun } from '../../ui/format.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { Bilgi, cinsiyetOf } from './Bilgi.tsx';
import classes from './MusteriPage.module.css';
import type { MusteriSekmesiProps } from './sekmeler.ts';

/** All facts about a customer. Unknown facts take no room. */
export function BilgilerSekmesi({ musteri }: MusteriSekmesiProps) {
  const { t } = useTranslation('musteri');
  const { data, error, refetch } = useCall(musteriCalls.digerBilgiler, { params: { id: musteri.id } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={5} />} />;
  const diger = data.digerBilgiler;
  const cinsiyet = cinsiyetOf(musteri);
  const yer = [musteri.ilceAdi, musteri.ilAdi].filter(Boolean).join(', ');

  return (
    <div className={classes.cards}>
      <Kart baslik={t('bolum.kimlik')}>
        <Bilgi baslik={t('alan.tcKimlikNo')}>{musteri.tcKimlikNo && <Kimlik id={musteri.id} alan="tcKimlikNo" deger={musteri.tcKimlikNo} />}</Bilgi>
        <Bilgi baslik={t('alan.pasaportNo')}>{musteri.pasaportNo && <Kimlik id={musteri.id} alan="pasaportNo" deger={musteri.pasaportNo} />}</Bilgi>
        <Bilgi baslik={t('alan.uyrukID')}>{musteri.uyrukID && <Tanim tur="uyruk" id={musteri.uyrukID} />}</Bilgi>
        <Bilgi baslik={t('alan.dogumTarihi')}>{musteri.dogumTarihi && formatTarih(musteri.dogumTarihi)}</Bilgi>
        <Bilgi baslik={t('alan.cinsiyet')}>{cinsiyet && t(`cinsiyet.${cinsiyet}`)}</Bilgi>
        <Bilgi baslik={t('alan.medeniHali')}>{musteri.medeniHali && t(`medeniHali.${String(musteri.medeniHali) as '1'}`)}</Bilgi>
        <Bilgi baslik={t('alan.evlilikYilDonumu')}>{musteri.evlilikYilDonumu && formatTarih(musteri.evlilikYilDonumu)}</Bilgi>
        <Bilgi baslik={t('alan.babaAdi')}>{diger.babaAdi}</Bilgi>
        <Bilgi baslik={t('alan.meslekID')}>{diger.meslekID && <Tanim tur="meslek" id={diger.meslekID} />}</Bilgi>
        <Bilgi baslik={t('bolum.iletisim')}>{yer}</Bilgi>
      </Kart>
      <Kart baslik={t('bolum.kayit')}>
        <Bilgi baslik={t('alan.grupID')}>{musteri.grupAdi}</Bilgi>
        <Bilgi baslik={t('alan.turID')}>{t(`tur.${String(musteri.turID) as '1'}`)}</Bilgi>
        <Bilgi baslik={t('alan.dosyaNo')}>{musteri.dosyaNo}</Bilgi>
        <Bilgi baslik={t('alan.kartNo')}>{musteri.kartNo}</Bilgi>
        <Bilgi baslik={t('alan.musteriNo')}>{musteri.musteriNo}</Bilgi>
        <Bilgi baslik={t('alan.bayiMusteriID')}>{musteri.bayiMusteriID}</Bilgi>
        <Bilgi baslik={t('alan.ozelKod')}>{musteri.ozelKod}</Bilgi>
        <Bilgi baslik={t('alan.neredenDuydunuzID')}>{diger.neredenDuydunuzID && <Tanim tur="neredenDuydunuz" id={diger.neredenDuydunuzID} />}</Bilgi>
        <Bilgi baslik={t('alan.anketorID')}>{diger.anketorID && <Tanim tur="anketor" id={diger.anketorID} />}</Bilgi>
        <Bilgi baslik={t('alan.tavsiyeEdenID')}>{diger.tavsiyeEdenID && <Link to={paths.musteri(diger.tavsiyeEdenID)}>{diger.tavsiyeEden}</Link>}</Bilgi>
        <Bilgi baslik={t('kayitTarihi')}>{musteri.kayitEden ? t('kayitEdenVe', { tarih: formatGun(musteri.kayitTarihi), ad: musteri.kayitEden }) : formatGun(musteri.kayitTarihi)}</Bilgi>
      </Kart>
      <Kart baslik={t('bolum.saglik')}>
        <Bilgi baslik={t('alan.hastaTuruID')}>{diger.hastaTuruID && <Tanim tur="hastaTuru" id={diger.hastaTuruID} />}</Bilgi>
        <Bilgi baslik={t('alan.ozelDurumID')}>{diger.ozelDurumID && <Tanim tur="ozelDurum" id={diger.ozelDurumID} />}</Bilgi>
        <Bilgi baslik={t('alan.saglikNotu')}>{diger.aciklama}</Bilgi>
      </Kart>
      <Kart baslik={t('bolum.firma')}>
        <Bilgi baslik={t('alan.firmaTipiID')}>{musteri.firmaTipiID && t(`firmaTipi.${String(musteri.firmaTipiID) as '1'}`)}</Bilgi>
        <Bilgi baslik={t('alan.firma')}>{musteri.firma}</Bilgi>
        <Bilgi baslik={t('alan.vergiDairesi')}>{musteri.vergiDairesi}</Bilgi>
        <Bilgi baslik={t('alan.vergiNo')}>{musteri.vergiNo}</Bilgi>
        <Bilgi baslik={t('alan.firmaMusteriNo')}>{musteri.firmaMusteriNo}</Bilgi>
      </Kart>
    </div>
  );
}

function Kart({ baslik, children }: { baslik: string; children: React.ReactNode }) {
  return (
    <Card padding="md" className={classes.card}>
      <Title order={2} fz="md" mb="sm">
        {baslik}
      </Title>
      <dl className={classes.details}>{children}</dl>
    </Card>
  );
}

function Kimlik({ id, alan, deger }: { id: number; alan: 'tcKimlikNo' | 'pasaportNo'; deger: string }) {
  return (
    <GizliBilgi musteriID={id} alan="kimlik" hangi={alan} deger={deger}>
      {(no) => no}
    </GizliBilgi>
  );
}

/** The name of a definition. */
function Tanim({ tur, id }: { tur: TanimTuru; id: number }) {
  return useTanimlar(tur).find((satir) => satir.id === id)?.adi ?? null;
}
