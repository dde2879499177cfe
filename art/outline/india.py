"""Draws src/ui/art/india-outline.ts from the Survey of India's own outline map, 1:15,000,000.

The data: https://github.com/datameet/maps, Survey-of-India-Index-Maps/outline-maps-of-india/IndiaOutlineVectorMap/
polymap15m_area.shp (Survey of India; shared by the DataMeet India community under CC BY 4.0). It shows India's boundary
as the Survey of India draws it, islands included. Its coordinates are metres of the conic projection in its .prj.

    python3 art/outline/india.py polymap15m_area.shp > src/ui/art/india-outline.ts
"""

import struct
import sys

# What the drawing is wide, in its own units, and how far a line may lie beside the map's: half a unit, 3 km.
WIDTH = 440
TOLERANCE = 0.5
# An island smaller than this is a dot.
DOT = 3


def rings(path):
    data = open(path, "rb").read()
    at = 100
    while at < len(data):
        length = struct.unpack(">i", data[at + 4 : at + 8])[0] * 2
        parts, count = struct.unpack("<2i", data[at + 44 : at + 52])
        starts = struct.unpack(f"<{parts}i", data[at + 52 : at + 52 + 4 * parts])
        numbers = struct.unpack(f"<{2 * count}d", data[at + 52 + 4 * parts : at + 52 + 4 * parts + 16 * count])
        points = list(zip(numbers[::2], numbers[1::2]))
        yield points[starts[0] : starts[1] if parts > 1 else count]
        at += 8 + length


def simplified(points):
    """Douglas and Peucker, 1973."""
    keep = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        (x1, y1), (x2, y2) = points[first], points[last]
        size = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        far, most = None, TOLERANCE
        for at in range(first + 1, last):
            x, y = points[at]
            away = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / size if size else ((x - x1) ** 2 + (y - y1) ** 2) ** 0.5
            if away > most:
                far, most = at, away
        if far is not None:
            keep.add(far)
            spans += [(first, far), (far, last)]
    return [points[at] for at in sorted(keep)]


shapes = list(rings(sys.argv[1]))
west = min(x for ring in shapes for x, _ in ring)
east = max(x for ring in shapes for x, _ in ring)
north = max(y for ring in shapes for _, y in ring)
south = min(y for ring in shapes for _, y in ring)
scale = WIDTH / (east - west)

land, dots = "", set()
for ring in shapes:
    drawn = [((x - west) * scale, (north - y) * scale) for x, y in ring]
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    if max(max(xs) - min(xs), max(ys) - min(ys)) < DOT:
        dots.add((round((max(xs) + min(xs)) / 2), round((max(ys) + min(ys)) / 2)))
    else:
        cut = [f"{x:.1f}".removesuffix(".0") + " " + f"{y:.1f}".removesuffix(".0") for x, y in simplified(drawn)[:-1]]
        land += "M" + "L".join(cut) + "Z"

islands = "".join(f"M{x} {y}h0" for x, y in sorted(dots))
height = round((north - south) * scale)
SOURCE = """from the Survey of India's outline map 1:15,000,000, as shared by the DataMeet India
community (https://github.com/datameet/maps) under CC BY 4.0. It is the boundary of the Survey of India: never draw another."""

with open("src/ui/art/india.svg", "w") as drawing:
    drawing.write(f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 {WIDTH + 12} {height + 12}">
<!-- Drawn by art/outline/india.py {SOURCE} -->
<path d="{land}" fill="#1B5060" stroke="#2C6370" stroke-linejoin="round"/>
<path d="{islands}" stroke="#2C6370" stroke-width="2" stroke-linecap="round"/>
</svg>
""")

with open("src/ui/art/india-outline.ts", "w") as figures:
    comment = SOURCE.replace("\n", "\n// ")
    figures.write(f"""// Of india.svg, drawn by art/outline/india.py {comment}

/** India in the units of the drawing; it is {WIDTH} wide. */
export const INDIA = {{
  width: {WIDTH},
  height: {height},
}} as const

/** Metres of the map's projection at the drawing's upper left, and units a metre. */
export const FRAME = {{ west: {west:.0f}, north: {north:.0f}, scale: {scale:.9f} }} as const
""")
