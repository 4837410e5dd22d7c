// The small signs: inline SVG shapes by name. The file is made by the art tools; a missing sign is simply not drawn.
const found = import.meta.glob<Record<string, unknown>>('../icons.ts', { eager: true });

function read(): Record<string, string> {
  const signs: Record<string, string> = {};
  for (const module of Object.values(found)) {
    for (const value of Object.values(module)) {
      if (typeof value !== 'object' || value === null) continue;
      for (const [name, shape] of Object.entries(value)) {
        if (typeof shape === 'string') signs[name] = shape.startsWith('<') ? shape : `<path d="${shape}"/>`;
      }
    }
  }
  return signs;
}

export const icons: Record<string, string> = read();
