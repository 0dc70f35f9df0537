import type { Calan } from '@defter/contract/gelen-arama.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import { Button, CloseButton, Portal, Text } from '@mantine/core';
import { CalendarIcon, NotebookPenIcon, PhoneIncomingIcon, UserPlusIcon, UserRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { paths } from '../routing/paths.ts';
import { useYetki } from '../session/yetki.ts';
import { useOpens } from '../session/YetkiLink.tsx';
import { ArayanOzeti } from './ArayanOzeti.tsx';
import classes from './CalanAramalar.module.css';

const TONLAR = { caliyor: 'amber', gorusuluyor: 'green' } as const;

/** The ringing calls, over every screen: a card each, which goes when the call ends, is written about, or is put away or followed here. */
export function CalanAramalar({ calanlar }: { calanlar: readonly Calan[] }) {
  const { t } = useTranslation('gelenArama');
  const [kapatilan, setKapatilan] = useState<readonly number[]>([]);
  const close = (id: number) => setKapatilan((before) => [...before, id]);
  // A card goes once its link has led there; people who stay, because they were asked about typed input, keep it.
  const { key } = useLocation();
  const [izlenen, setIzlenen] = useState<{ id: number; from: string }>();
  if (izlenen && izlenen.from !== key) {
    setIzlenen(undefined);
    close(izlenen.id);
  }
  return (
    <Portal>
      <section className={classes.stack} aria-label={t('calan.baslik')} aria-live="assertive">
        {calanlar
          .filter(({ id }) => !kapatilan.includes(id))
          .map((calan) => (
            <Kart key={calan.id} calan={calan} onFollow={() => setIzlenen({ id: calan.id, from: key })} onClose={() => close(calan.id)} />
          ))}
      </section>
    </Portal>
  );
}

function Kart({ calan, onFollow, onClose }: { calan: Calan; onFollow: () => void; onClose: () => void }) {
  const { t } = useTranslation('gelenArama');
  const { can } = useYetki();
  const opens = useOpens();
  const { id, telefonNo, arayanKisi, gelenHat, cagriDurumu, arayan } = calan;
  const numara = telefonNo ? formatTelefon(telefonNo) : t('calan.gizliNumara');
  return (
    <article className={classes.card} aria-label={t('calan.kart', { ad: arayan?.adSoyad ?? arayanKisi ?? numara })}>
      <div className={classes.head}>
        <PhoneIncomingIcon size={18} />
        <span className="tabular">{numara}</span>
        <StatusBadge tone={TONLAR[cagriDurumu]} label={t(`durum.${cagriDurumu}`)} />
        <CloseButton size="sm" aria-label={t('calan.kapat')} onClick={onClose} />
      </div>
      {arayan ? <ArayanOzeti arayan={arayan} /> : <Text fw={600}>{arayanKisi ?? t('kayitliDegil')}</Text>}
      {gelenHat && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('calan.hat', { hat: gelenHat })}
        </Text>
      )}
      <div className={classes.buttons}>
        {arayan && can(musteriCalls.get.yetki) && (
          <Button component={Link} to={paths.musteri(arayan.id)} onClick={onFollow} size="compact-md" variant="default" leftSection={<UserRoundIcon size={16} />}>
            {t('calan.kartiAc')}
          </Button>
        )}
        {arayan && can(randevuCalls.create.yetki) && opens(paths.randevular()) && (
          <Button component={Link} to={paths.randevular({ musteri: arayan.id })} onClick={onFollow} size="compact-md" variant="light" leftSection={<CalendarIcon size={16} />}>
            {t('calan.randevu')}
          </Button>
        )}
        {!arayan && can(randevuCalls.create.yetki) && opens(paths.randevular()) && (
          <Button component={Link} to={paths.yeniRandevu()} onClick={onFollow} size="compact-md" variant="default" leftSection={<CalendarIcon size={16} />}>
            {t('calan.randevu')}
          </Button>
        )}
        {!arayan && telefonNo !== null && can(musteriCalls.createFromRandevu.yetki) && (
          <Button component={Link} to={paths.arama(id, { yeni: 'musteri' })} onClick={onFollow} size="compact-md" variant="light" leftSection={<UserPlusIcon size={16} />}>
            {t('calan.yeniMusteri')}
          </Button>
        )}
        <Button component={Link} to={paths.arama(id)} onClick={onFollow} size="compact-md" leftSection={<NotebookPenIcon size={16} />}>
          {t('calan.notAl')}
        </Button>
      </div>
    </article>
  );
}
