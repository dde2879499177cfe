"""
Adds to our cut of Anek Latin what bills are written with: the rupee sign, from a cut that has it, and the low two of
CO₂, which is the raised one of m², lower. Needs fonttools and brotli.

    python3 art/add-signs.py LATIN.woff2 WITH-RUPEE.woff2 NEW.woff2
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import hvar, instancer

RUPEE, RAISED_TWO, LOW_TWO = "uni20B9", "uni00B2", "uni2082"
# As far below the line as the comma.
LOWEST = -100
# ARGS_ARE_XY_VALUES, ROUND_XY_TO_GRID, USE_MY_METRICS: see the glyf table in the OpenType specification.
PLACED = 0x2 | 0x4 | 0x200

latin_path, rupee_path, new_path = sys.argv[1:]
font, other = TTFont(latin_path), TTFont(rupee_path)
for tag in font.keys():
    font[tag]  # What is read late would be read in the new order of glyphs.


def add(name, code, glyph, metrics, variations):
    order = [*font.getGlyphOrder(), name]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


# On the same grid, and with the same ends and middles of both axes: then its variations mean the same.
scale_upem(other, font["head"].unitsPerEm)
other = instancer.instantiateVariableFont(
    other, {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes}
)
assert other["avar"].segments == font["avar"].segments
add(RUPEE, 0x20B9, other["glyf"][RUPEE], other["hmtx"][RUPEE], other["gvar"].variations[RUPEE])

component = GlyphComponent()
component.glyphName, component.flags = RAISED_TWO, PLACED
component.x, component.y = 0, LOWEST - font["glyf"][RAISED_TWO].yMin
low = Glyph()
low.numberOfContours, low.components = -1, [component]
# Of one component and four points that stand for its width and height, these move as those of the raised one.
moved = [
    TupleVariation(variation.axes, [(0, 0), *variation.coordinates[-4:]])
    for variation in font["gvar"].variations[RAISED_TWO]
]
add(LOW_TWO, 0x2082, low, font["hmtx"][RAISED_TWO], moved)

del font["HVAR"]
hvar.add_HVAR(font)
font.save(new_path)
