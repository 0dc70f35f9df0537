import { randevuCalls, type Randevu, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useCall, useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { Bolum } from './Bolum.tsx';
import classes from './Bugun.module.css';

const { bekliyor, onaylandi, geldi } = RandevuDurumu;
/** Appointments that still need the desk, in the order in which it looks at them: who is in, then who comes. */
const isAcik = ({ randevuDurumu }: Randevu) => randevuDurumu === geldi || randevuDurumu === bekliyor || randevuDurumu === onaylandi;
const byTurn = (a: Randevu, b: Randevu) =>
  Number(b.randevuDurumu === geldi) - Number(a.randevuDurumu === geldi) || a.baslangicSaat.localeCompare(b.baslangicSaat);

/** The day's appointments by state, and the waiting ones, each with its button. */
export function GunRandevulari({ bugun }: { bugun: string }) {
  const { t } = useTranslation('bugun');
  const navigate = useNavigate();
  const aralik = { baslangicTarihi: bugun, bitisTarihi: bugun };
  const { data, isPending, refetch } = useCall(randevuCalls.list, { query: { ...aralik, alanlar: RANDEVU_ALANLARI } });
  const sayilar = useCall(randevuCalls.durumSayisi, { query: aralik });
  const acik = data?.liste.filter(isAcik).sort(byTurn) ?? [];

  return (
    <Bolum
      baslik={t('randevular')}
      islemler={
        <Button component={Link} to={paths.randevular()} variant="subtle" size="compact-md">
          {t('takvimeGit')}
        </Button>
      }
    >
      <Group gap={6} mb="sm">
        {sayilar.data?.liste
          .filter(({ sayi }) => sayi > 0)
          .map(({ randevuDurumu, sayi }) => (
            <RandevuDurumBadge key={randevuDurumu} durum={randevuDurumu} sayi={sayi} />
          ))}
      </Group>
      {isPending && <RowsSkeleton rows={5} height={48} />}
      {!isPending && !data && <LoadError onRetry={() => void refetch()} />}
      {data && acik.length === 0 && (
        <EmptyState title={t(data.toplamKayit === 0 ? 'randevuYok' : 'bekleyenYok')} text={data.toplamKayit === 0 ? t('randevuYokAciklama') : undefined}>
          <YetkiButton yetki={randevuCalls.create.yetki} onClick={() => void navigate(paths.yeniRandevu())}>
            {t('randevuVer')}
          </YetkiButton>
        </EmptyState>
      )}
      <ul className={classes.list}>
        {acik.map((randevu) => (
          <Satir key={randevu.id} randevu={randevu} />
        ))}
      </ul>
    </Bolum>
  );
}

function Satir({ randevu }: { randevu: Randevu }) {
  const { t } = useTranslation('bugun');
  const navigate = useNavigate();
  const geldiYap = useSave(randevuCalls.update, { notice: false });
  const sat = useSave(randevuCalls.satis, { notice: false });
  const { id, randevuDurumu, satisID } = randevu;
  const icerde = randevuDurumu === geldi;

  const arrive = () =>
    geldiYap.mutate({ body: { id, surum: randevu.surum, randevuDurumu: geldi } });
  const sell = () =>
    satisID ? void navigate(paths.satis(satisID)) : sat.mutate({ body: { randevuID: id } }, { onSuccess: (satis) => void navigate(paths.satis(satis.id)) });

  return (
    <li className={classes.row}>
      <Text className="tabular" fw={600}>
        {randevu.baslangicSaat}
      </Text>
      <div className={classes.what}>
        <Group gap={8}>
          <Link to={paths.musteri(randevu.musteriID)} className={classes.name}>
            {[randevu.adi, randevu.soyadi].filter(Boolean).join(' ')}
          </Link>
          <RandevuDurumBadge durum={randevuDurumu} />
        </Group>
        <Text size="sm" c="dimmed" lineClamp={1}>
          {[randevu.hizmetler, randevu.uygulayanPersonelAdi].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {icerde ? (
        <YetkiButton yetki={randevuCalls.satis.yetki} size="compact-md" loading={sat.isPending} onClick={sell}>
          {t(satisID ? 'satisaGit' : 'sat')}
        </YetkiButton>
      ) : (
        <YetkiButton yetki={randevuCalls.update.yetki} size="compact-md" variant="light" loading={geldiYap.isPending} onClick={arrive}>
          {t('geldi')}
        </YetkiButton>
      )}
    </li>
  );
}
