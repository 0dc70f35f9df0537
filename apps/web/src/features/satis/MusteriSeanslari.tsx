import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { PaketHakki } from '@defter/contract/seans.ts';
import { endsSoon, isSonSeans } from '@defter/rules/seans.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { useAcikPaketler } from '../../pickers/use-seanslar.ts';
import { useToday } from '../../ui/today.ts';

/** The packages that the customer of a sale already owns, so that nothing is sold twice. */
export function MusteriSeanslari({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('satis');
  const { can } = useYetki();
  const bugun = useToday();
  const { paketler } = useAcikPaketler(musteriID);
  const markOf = (hak: PaketHakki) => {
    const isaretler = [isSonSeans(hak) && t('seanslar.son'), endsSoon(hak, bugun) && t('seanslar.bitiyor', { tarih: formatTarih(hak.bitis!) })].filter(Boolean);
    return isaretler.length > 0 && `(${isaretler.join(', ')})`;
  };
  if (!paketler || paketler.length === 0) return null;
  return (
    <Text size="sm" role="status" className="tabular">
      {t('seanslar.var', { seanslar: paketler.map((hak) => [`${hak.altUrunAdi} ${hak.kullanilan}/${hak.seans}`, markOf(hak)].filter(Boolean).join(' ')).join(', ') })}{' '}
      {can(seansDusCalls.create.yetki) && (
        <Anchor component={Link} to={paths.seansDusme({ musteri: musteriID })} size="sm" td="underline">
          {t('seanslar.dus')}
        </Anchor>
      )}
    </Text>
  );
}
