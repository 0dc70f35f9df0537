import type { Musteri } from '@defter/contract/musteri.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { PaketHakki } from '@defter/contract/seans.ts';
import { formatTL } from '@defter/rules/para.ts';
import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Card, Group, Progress, Text } from '@mantine/core';
import { ChevronDownIcon, ChevronUpIcon, TicketIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { YetkiButton } from '../../../app/session/YetkiButton.tsx';
import { YetkiLink } from '../../../app/session/YetkiLink.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useToday } from '../../../ui/today.ts';
import { PaketMenusu } from './PaketMenusu.tsx';
import { SeansDusModal } from './SeansDusModal.tsx';
import { SeansHareketleri } from './SeansHareketleri.tsx';
import { ofRow } from '../../../ui/of-row.ts';
import classes from './Paketler.module.css';

/** The states of ended sessions, after which the same may be sold again. */
const BITEN: ReadonlySet<PaketHakki['durum']> = new Set(['bitti', 'iade', 'suresiGecti']);

/** The sessions of one service: "3/8", the rest, the last day; one press takes one. */
export function PaketKarti({ hak, haklar, musteri }: { hak: PaketHakki; haklar: readonly PaketHakki[]; musteri: Musteri }) {
  const { t } = useTranslation('seans');
  const navigate = useNavigate();
  const [dusuyor, setDusuyor] = useState(false);
  const [acik, setAcik] = useState(false);
  const { altUrunAdi, paketAdi, seans, kullanilan, kalan, durum, kod, kalanDeger } = hak;
  const ad = [paketAdi, altUrunAdi].filter(Boolean).join(' · ');
  const Arrow = acik ? ChevronUpIcon : ChevronDownIcon;

  return (
    <Card component="article" aria-label={altUrunAdi}>
      <div className={classes.head}>
        <div className={classes.what}>
          <Group gap="xs">
            <Text fw={600}>{altUrunAdi}</Text>
            <Rozetler hak={hak} />
          </Group>
          <Text size="sm" c="dimmed">
            {paketAdi && `${paketAdi} · `}
            <YetkiLink to={paths.satis(hak.satisID)} size="sm" td="underline">
              {t('satisNo', { no: hak.satisNo, tarih: formatTarih(hak.tarih) })}
            </YetkiLink>
            {kod && ` · ${t('kod', { kod })}`}
          </Text>
          {hak.sahibi && (
            <Text size="sm" c="dimmed">
              {t('sahibi')}{' '}
              <YetkiLink to={paths.musteri(hak.sahibi.id)} size="sm" td="underline">
                {hak.sahibi.adSoyad}
              </YetkiLink>
            </Text>
          )}
          {hak.kullananlar.length > 0 && (
            <Text size="sm" c="dimmed">
              {t('kullananlar', { adlar: hak.kullananlar.map(({ adSoyad }) => adSoyad).join(', ') })}
            </Text>
          )}
        </div>
        {durum === 'acik' && (
          <YetkiButton
            yetki={seansDusCalls.create.yetki}
            reason={musteri.aktifMi ? undefined : t('pasif')}
            leftSection={<TicketIcon size={18} />}
            aria-label={ofRow(t('dus'), ad)}
            onClick={() => setDusuyor(true)}
          >
            {t('dus')}
          </YetkiButton>
        )}
        {hak.paketProgramID !== null && hak.sahibi === null && BITEN.has(durum) && (
          <YetkiButton
            yetki={paketSatisCalls.create.yetki}
            variant="default"
            aria-label={ofRow(t('yenidenSat'), ad)}
            onClick={() => void navigate(paths.paketSatis({ musteri: musteri.id, program: hak.paketProgramID! }))}
          >
            {t('yenidenSat')}
          </YetkiButton>
        )}
        <PaketMenusu hak={hak} haklar={haklar} />
      </div>
      <Group gap="sm" mt="sm" wrap="nowrap">
        <Text fw={650} className="tabular" aria-label={t('kullanilanOf', { kullanilan, seans })}>
          {kullanilan}/{seans}
        </Text>
        <Progress value={seans === 0 ? 0 : (kullanilan / seans) * 100} flex={1} aria-hidden />
        <Text size="sm" className="tabular">
          {t('kalan', { kalan })}
          {kalan > 0 && ` · ${formatTL(kalanDeger)}`}
        </Text>
      </Group>
      <Button
        variant="subtle"
        size="compact-sm"
        mt="xs"
        w="fit-content"
        leftSection={<Arrow size={15} />}
        aria-expanded={acik}
        aria-label={ofRow(t('gecmis'), ad)}
        onClick={() => setAcik(!acik)}
      >
        {t('gecmis')}
      </Button>
      {acik && <SeansHareketleri hakID={hak.id} />}
      {dusuyor && <SeansDusModal hak={hak} musteriID={musteri.id} onClose={() => setDusuyor(false)} />}
    </Card>
  );
}

function Rozetler({ hak: { durum, kalan, seans, bitis, satisBorcu, donukBaslangic, donukBitis } }: { hak: PaketHakki }) {
  const { t } = useTranslation('seans');
  const bugun = useToday();
  const yakin = endsSoon({ bitis }, bugun);
  return (
    <>
      {durum === 'bitti' && <StatusBadge tone="gray" label={t('bitti')} />}
      {durum === 'gitti' && <StatusBadge tone="gray" label={t('gitti')} />}
      {durum === 'iade' && <StatusBadge tone="gray" label={t('iadeEdildi')} />}
      {durum === 'donuk' && <StatusBadge tone="blue" label={t('donuk', { tarih: formatTarih(donukBitis!) })} />}
      {durum === 'acik' && donukBitis !== null && <StatusBadge tone="blue" label={t('donacak', { ilk: formatTarih(donukBaslangic!), tarih: formatTarih(donukBitis) })} />}
      {durum === 'suresiGecti' && <StatusBadge tone="red" label={t('suresiGecti', { tarih: formatTarih(bitis!) })} />}
      {durum === 'acik' && isSonSeans({ seans, kalan }) && <StatusBadge tone="amber" label={t('sonSeans')} />}
      {(durum === 'acik' || durum === 'donuk') && bitis !== null && <StatusBadge tone={yakin ? 'amber' : 'gray'} label={t(yakin ? 'yakindaBitiyor' : 'bitis', { tarih: formatTarih(bitis) })} />}
      {satisBorcu > 0 && <StatusBadge tone="red" label={t('borclu', { tutar: formatTL(satisBorcu) })} />}
    </>
  );
}
